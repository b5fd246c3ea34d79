"""Makes the sounds of the game out of noise and decaying sines; the standard library is enough for it."""
