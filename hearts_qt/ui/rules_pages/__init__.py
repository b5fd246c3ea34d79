"""The rules of every variant in words: facts generated from the switches, prose for the rest."""
