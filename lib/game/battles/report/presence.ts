import { BATTLE_SIDES, type BattlePlayer, type BattleSide, sideOf } from './rows.ts';

/** Players of a side by when they were there. */
export interface Presence {
  readonly side: BattleSide;
  /** Those who neither came late nor left early. */
  readonly throughout: number;
  /** Players who came more than five minutes after the beginning or left as long before the end; some did both. */
  readonly came: readonly BattlePlayer[];
  readonly left: readonly BattlePlayer[];
}

/** Seconds: two skirmishes of a battle may begin or end at nearly the same time. */
const MARGIN = 300;

/**
 * Lists who came and who left, by the skirmishes that a player was in. A single skirmish lists none: its
 * scoreboard does not say when players came.
 */
export function presenceOf(players: readonly BattlePlayer[]): readonly Presence[] {
  const begin = players.reduce((first, { from }) => Math.min(first, from), Infinity);
  const end = players.reduce((last, { to }) => Math.max(last, to), -Infinity);
  return BATTLE_SIDES.map((side) => {
    const own = players.filter(({ realm }) => sideOf(realm) === side);
    const came = own.filter(({ from }) => from - begin > MARGIN);
    const left = own.filter(({ to }) => end - to > MARGIN);
    return { side, throughout: own.length - new Set([...came, ...left]).size, came, left };
  });
}
