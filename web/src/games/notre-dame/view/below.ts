// What lies in the own area because the board has no place for it.
import type { Stage } from "../../../lib/stage.svelte";
import type { PlayerView } from "./view";

export interface Choice {
  act: string;
  icon: string;
  n: number;
}

/** Choices that have no place on the board, the impossible ones too: touched, they say why. */
export function choices(stage: Stage, me: PlayerView): Choice[] {
  const key = stage.ask?.key ?? "";
  const found: Choice[] = [];
  if (key === "ask-donation") for (const n of [1, 2, 3]) found.push({ act: `donate ${n}`, icon: "gold", n });
  else if (key === "ask-choose-benefit") for (const what of ["gold", "marker", "rat"]) found.push({ act: `benefit ${what}`, icon: what, n: 1 });
  else if (key === "ask-benefactor-pay") {
    for (let n = 1; n <= Math.min(9, Math.max(me.gold, me.rat)); n++) found.push({ act: `pay ${n}`, icon: "gold", n });
  } else if (key === "ask-minstrel-pieces") {
    for (const n of [1, 2, 3]) found.push({ act: `move ${n}`, icon: "marker", n });
    found.push({ act: "move friend", icon: "friend", n: 0 }, { act: "move friend-1", icon: "friend", n: 1 }, { act: "move friend-2", icon: "friend", n: 2 });
  } else if (key === "ask-coachman-kind") {
    for (const kind of ["gold", "marker", "rat", "prestige"]) found.push({ act: `reuse ${kind}`, icon: `letter-${kind}`, n: 0 });
  }
  if (stage.legal.has("pass")) found.push({ act: "pass", icon: "pass", n: 0 });
  return found;
}

/** Whether the persons lie in the own area: while one hires, and where nothing else is held or picked. */
export function personsBelow(stage: Stage, me: PlayerView): boolean {
  return stage.ask?.key === "ask-hire-person" || (!me.hand.length && !me.packet.length && !stage.run && !choices(stage, me).length);
}
