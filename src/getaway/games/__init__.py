"""The games, each a rulebook as code. They never import each other."""
