"""The language of a command: `--lang`, otherwise GETAWAY_LANG, otherwise the locale of the environment."""

import os
import re
from collections.abc import Mapping
from contextvars import ContextVar

from babel import Locale

from getaway.cli.errors import UserError
from getaway.text.catalogs import ENGLISH, languages, pick_language
from getaway.text.messages import either, sayer
from getaway.text.render import Texts

say = sayer("cli")
_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def texts() -> Texts:
    """Renders messages in the language of this command."""
    return Texts(_language.get())


def use_language(arguments: list[str]) -> list[str]:
    """Set the language, and return the arguments without `--lang`, which may be anywhere among them. It is read before
    the options, because their help and their errors use it.
    """
    _language.set(language_of_environment(os.environ))
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        name, _, value = word.partition("=")
        if word == "--":
            rest += [word, *words]
        elif name == "--lang":
            _language.set(_existing("--lang", value if "=" in word else next(words, "")))
        else:
            rest.append(word)
    if not any(word.partition("=")[0] == "--lang" for word in arguments) and (wanted := os.environ.get("GETAWAY_LANG")):
        _language.set(_existing("GETAWAY_LANG", wanted))
    return rest


def language_of_environment(environment: Mapping[str, str]) -> str:
    """What the locale asks for, by the rules of gettext: LANGUAGE applies in every locale except C."""
    locale = next((found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := environment.get(name))), "C")
    if locale.partition(".")[0] in ("C", "POSIX"):
        return ENGLISH
    return pick_language(*environment.get("LANGUAGE", "").split(":"), locale)


def _existing(where: str, wanted: str) -> str:
    """The language of a code such as `de` or `de_AT.UTF-8`. Raises UserError if there is none."""
    found = pick_language(wanted)
    if re.split(r"[-_.]", wanted.lower())[0] != found:
        there = either(f"{code} ({Locale.parse(code).display_name})" for code in languages())
        raise UserError(say("no-language", where=where, wanted=wanted, there=there))
    return found
