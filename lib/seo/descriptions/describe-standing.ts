import { thousands } from '#lib/format/number.ts';
import { ordinal } from '#lib/format/ordinal.ts';
import type { Standing } from '#lib/game/battles/pinned-standing.ts';

import type { Description } from './describe.ts';
import { titleOf } from './wording.ts';

/** The end of a battle's title: how it ended. */
const OUTCOME = /: [^:]+$/;

/**
 * Describes a player's rank in a few words.
 * @example standingWords(standing) // 'Kordak, 2nd in damage'
 */
export function standingWords({ name, place }: Standing): string {
  return place ? `${name}, ${ordinal(place.rank)} in ${place.measure}` : name;
}

/**
 * A scoreboard that a player is marked on: what it says of itself, the player first.
 * @example describeStanding(describeScenario(run), standing).title // 'Kordak, 2nd in damage: Mourkain Temple, …'
 */
export function describeStanding<Board extends Description>(board: Board, standing: Standing): Board {
  const { name, place, players } = standing;
  const deed = place
    ? `${name} was ${ordinal(place.rank)} of ${thousands(players)} in ${place.measure} with ${thousands(place.value)}. `
    : '';
  return {
    ...board,
    title: titleOf(
      `${standingWords(standing)}: ${board.title}`,
      `${standingWords(standing)}: ${board.title.replace(OUTCOME, '')}`,
    ),
    description: deed + board.description,
  };
}
