# Boții: nume, limite și gânduri.

unknown-bot = Nu există un bot „{ $name }”; boții sunt: { $known }.
bad-limit = „{ $value }” nu este o limită pentru { $name }; alegeți un număr peste 0 și până la { $most }.
limit-form = „{ $name }” nu este un bot cu limită; secundele se scriu lugal:0.5s, simulările lugal:500.
no-limit = { $plain } nu caută: renunțați la limita din „{ $name }”.
