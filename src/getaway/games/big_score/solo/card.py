"""The rules on a scenario's card, in sentences: what it changes, with the figures of the pack (chapter 4)."""

from typing import Final

from getaway.games.big_score.solo.box import SoloBox
from getaway.games.big_score.solo.scenarios import NAMES, Scenario
from getaway.games.big_score.words import how_many, money

YOUR_ORDER: Final = "Jobs completed in the same turn are settled in the order you choose."
NO_ACT_TWO: Final = "There is no Act II: the game ends with the last round."


def number_of(rules: Scenario) -> str:
    return f"SO-4.{NAMES.index(rules.name) + 1}"


def card(
    rules: Scenario, solo: SoloBox, *, jacks_again: bool = True, gold_frees: bool = True, own_order: bool = True
) -> tuple[str, ...]:
    """All that is special, a sentence or two each, as the options of the table have it."""
    lines: list[str] = []
    if rules.market_artifacts:
        lines += _market(rules)
    if rules.cash_only:
        lines.append("Only cash counts as money: no other token is turned into it, Gold and Silver Bars included.")
        lines.append("Artifacts count for the goal and for nothing else. Your score is your cash.")
    if rules.jacks:
        lines += _jacks(rules, jacks_again)
    if rules.drive_jobs:
        lines.append("Every job that pays a Hard Drive is in the job deck.")
    if rules.key_frees_cops:
        lines.append(
            "When Cops are drawn together with a Digital Key, you may put any of them back into the vault, free. "
            "You need not take the Key."
        )
    if rules.gold_converts:
        lines += _gold(gold_frees)
    if rules.job_tokens:
        lines += _heat(rules)
    if rules.plunders:
        lines += _plunder(rules, solo)
    if (rules.job_tokens or rules.plunders) and own_order:
        lines.append(YOUR_ORDER)
    if not rules.act_two:
        lines.append(NO_ACT_TWO)
    if rules.traitors:
        lines += _traitors(rules)
    if rules.one_of_each:
        lines.append("One card of each of the six crew types completes any job, whatever it requires.")
    if rules.drive_price:
        price = money(rules.drive_price)
        lines.append(f"At the end of Act I you may once buy Hard Drives, as many as you like, for {price} each.")
    return tuple(lines) or ("No special rules: this is the basic solitaire.",)


def _market(rules: Scenario) -> list[str]:
    artifacts = how_many(rules.market_artifacts, "Artifact")
    return [
        f"Black market: after the vault you may trade {artifacts} for a Diamond, and buy Diamonds for "
        f"{money(rules.market_price)} each, as often as you like.",
        "It opens once, when you have fled or are busted, for what you have left. Cash of both acts counts together; "
        "bars do not count as cash.",
    ]


def _jacks(rules: Scenario, again: bool) -> list[str]:
    when = (
        "before completed jobs are settled, and again whenever a job is turned up"
        if again
        else "before completed jobs are settled, and not on a job that is turned up afterwards"
    )
    return [
        "Before the shuffle you remove all cards of one crew type of your choice, so every crew deck is smaller.",
        f"You have {how_many(rules.jacks, 'Jack')} of All Trades. Each stands for any crew type, the removed one "
        "included, and leaves the game when it is used.",
        "With as many Jacks as a face-up job has open icons you complete it, even with no crew card on it. "
        f"You are asked {when}.",
    ]


def _gold(frees: bool) -> list[str]:
    lines = ["At the end a Gold Bar may count as a Digital Key or be turned in for a Hard Drive; it is then no bar."]
    if frees:
        lines.append(
            "A Gold Bar drawn with Cops may send them back as a Digital Key does. If you take it then, it stays a Key."
        )
    return lines


def _heat(rules: Scenario) -> list[str]:
    tokens = how_many(rules.job_tokens, "token")
    return [
        f"Every job that is dealt, face down too, gets {tokens} from the vault, face up.",
        "A completed job without a Cop on it: you take its payout and its tokens.",
        "A completed job with a Cop on it: no payout. The Cops go back into the vault; each other token you remove "
        "from the game or put back. The job still counts as completed.",
        "When a round ends, the Cops on unfinished jobs, face down too, go on the track and the other tokens on them "
        "leave the game.",
        f"With {how_many(rules.bust, 'Cop')} on the track you lose at once.",
    ]


def _plunder(rules: Scenario, solo: SoloBox) -> list[str]:
    return [
        "After each completed job you take its reward, then rob the vault once, then may turn up a job.",
        "Cash from the vault is yours at once, with change, and any of your cash pays bribes, exactly "
        f"{money(solo.bribe)} each.",
        f"With {how_many(rules.bust, 'Cop')} on the track you lose at once.",
        "You cannot flee.",
    ]


def _traitors(rules: Scenario) -> list[str]:
    return [
        "Crew of completed jobs is set aside. When Act II begins, one card of each type among it is laid in a row, and "
        "the rest is shuffled. The Cop Track is not used, and there are no bribes.",
        "Every token you take goes on a card of the row that has the fewest tokens, Cops included.",
        "Every Cop you draw goes on such a card too, and only on one without a Cop. If there is none, or once every "
        "card has a Cop, you are busted and the tokens of the row go back.",
        f"When you flee, {how_many(rules.traitors, 'card')} of the rest are drawn: they are the traitors, and the "
        "tokens on the cards of their types go back into the vault. The others are yours.",
    ]
