"""Pictures of the game and the program that draws them."""
