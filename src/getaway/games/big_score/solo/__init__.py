"""The solitaire of The Big Score: the rules of the SO chapters as code."""
