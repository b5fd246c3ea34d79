"""Six short lessons at a real table."""
