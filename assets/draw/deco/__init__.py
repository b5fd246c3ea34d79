"""The deck «Ар-деко»: bold geometry, sun rays, a panel with stepped corners."""
