"""What an attacker would try, one door after the other; docs/security says which threat each test answers."""
