"""The Russian deck: kokoshniks, fur caps and pearls on grounds tinted by suit."""
