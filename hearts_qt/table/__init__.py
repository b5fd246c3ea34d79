"""Everything on the cloth: cards, plates and motions, painted from `View`s and `Frame`s. It knows no rules."""
