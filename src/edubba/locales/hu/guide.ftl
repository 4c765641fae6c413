# Az útmutató: mi a baj egy leckére adott válasszal.

guide-step-unsolved = „{ $text }” nem megoldása a(z) „{ $lesson }” lecke { $step }. lépésének.
guide-no-more-steps = A(z) „{ $lesson }” lecke { $steps } lépésből áll, és már mind meg van oldva.
