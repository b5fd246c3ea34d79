"""The deck «Классическая»: engraved courts in a framed panel, serif indices."""
