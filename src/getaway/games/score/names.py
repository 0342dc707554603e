"""What a campaign and a heist are called."""

from getaway.games.score import events as e
from getaway.games.score import ruling_moves as r
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say


def name_campaign(referee: Referee, move: r.NameCampaign) -> None:
    referee.open.name = move.name
    referee.emit(e.CampaignNamed(move.name))


def why_not_rename(referee: Referee, move: r.RenameHeist) -> Requirements:
    yield unless(referee.open.job, "SC-3.2", say("prepare-first"))
    yield unless(move.title, "SC-9.4", say("title-empty"))


def rename_heist(referee: Referee, move: r.RenameHeist) -> None:
    referee.job.title = move.title
    referee.emit(e.HeistRenamed(move.title))
