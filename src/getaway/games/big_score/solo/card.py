"""The rules on a scenario's card: what it changes, with the figures of the pack (chapter 4)."""

from getaway.games.big_score.say import say
from getaway.games.big_score.solo.box import SoloBox
from getaway.games.big_score.solo.scenarios import NAMES, Scenario
from getaway.text.messages import Money, Text


def number_of(rules: Scenario) -> str:
    return f"SO-4.{NAMES.index(rules.name) + 1}"


def card(
    rules: Scenario, solo: SoloBox, *, jacks_again: bool = True, gold_frees: bool = True, own_order: bool = True
) -> tuple[Text, ...]:
    """All that is special, a sentence or two each, as the options of the table have it."""
    lines: list[Text] = []
    if rules.market_artifacts:
        artifacts, price = int(rules.market_artifacts), Money(int(rules.market_price))
        lines += [say("card-market", artifacts=artifacts, price=price), say("card-market-once")]
    if rules.cash_only:
        lines += [say("card-cash-only"), say("card-cash-score")]
    if rules.jacks:
        again = say("card-jacks-again") if jacks_again else say("card-jacks-once")
        lines += [say("card-strike"), say("card-jacks", jacks=int(rules.jacks)), say("card-jacks-complete"), again]
    if rules.drive_jobs:
        lines.append(say("card-drive-jobs"))
    if rules.key_frees_cops:
        lines.append(say("card-key-frees"))
    if rules.gold_converts:
        lines += [say("card-gold"), *([say("card-gold-frees")] if gold_frees else [])]
    if rules.job_tokens:
        lines += _heat(rules)
    if rules.plunders:
        lines += _plunder(rules, solo)
    if (rules.job_tokens or rules.plunders) and own_order:
        lines.append(say("card-own-order"))
    if not rules.act_two:
        lines.append(say("card-no-act-two"))
    if rules.traitors:
        traitors = say("card-traitors", traitors=int(rules.traitors))
        lines += [say("card-row"), say("card-row-token"), say("card-row-cop"), traitors]
    if rules.one_of_each:
        lines.append(say("card-one-of-each"))
    if rules.drive_price:
        lines.append(say("card-drives", price=Money(int(rules.drive_price))))
    return tuple(lines) or (say("card-basic"),)


def _heat(rules: Scenario) -> list[Text]:
    return [
        say("card-heat-tokens", tokens=int(rules.job_tokens)),
        say("card-heat-clean"),
        say("card-heat-cop"),
        say("card-heat-unfinished"),
        say("card-lost-at", cops=int(rules.bust)),
    ]


def _plunder(rules: Scenario, solo: SoloBox) -> list[Text]:
    return [
        say("card-plunder"),
        say("card-plunder-cash", bribe=Money(int(solo.bribe))),
        say("card-lost-at", cops=int(rules.bust)),
        say("card-no-fleeing"),
    ]
