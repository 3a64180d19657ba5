"""The end of the game [HF-8.3 to HF-8.6]."""

from __future__ import annotations

from typing import Final

from parlour.engine.core import Step
from parlour.shelf.house_of_fado.actions import WORDS
from parlour.shelf.house_of_fado.effects import earn
from parlour.shelf.house_of_fado.scoring import FINAL_SOURCES, final_points
from parlour.shelf.house_of_fado.state import HouseOfFado

GAME_ENDED: Final = WORDS.event("game-ended")


class FinalScoring(Step[HouseOfFado]):
    """[HF-8.4] Fame, stars, billboards, fado tiles and coins, for each player."""

    def run(self, s: HouseOfFado) -> None:
        s.tell(GAME_ENDED)
        for player in range(len(s.players)):
            for source in FINAL_SOURCES:
                points = final_points(s, player, source)
                if points:
                    earn(s, player, points, source)


FINAL_SCORING: Final = FinalScoring()
