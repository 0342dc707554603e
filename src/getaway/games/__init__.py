"""The games, each a rulebook as code. They never import each other.

`getaway.games` is this package and `getaway.games()` lists the installed games: a name can be only one thing, so the
package is callable.
"""

import sys
from types import ModuleType


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        """The names of all installed games."""
        from getaway.games.registry import plugins

        return list(plugins())


sys.modules[__name__].__class__ = _Games
