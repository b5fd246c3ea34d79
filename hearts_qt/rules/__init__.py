"""The rules of the Hearts family: pure functions over frozen values. Knows no Qt, no time and no language."""
