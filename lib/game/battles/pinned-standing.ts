import { membersOf } from '../instances/party.ts';
import { isKeyOf, keysOf } from '../look-up.ts';
import type { ScoreKey, ScoreNumberKey } from './score-sort.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { type NameMatch, matchName } from '../search/name-match.ts';

/**
 * Finds the player of a scoreboard whom a mark means: the one with that id, else the one with that name or the only one
 * whose name holds it. Several are a choice.
 * @param mark an id or a name; undefined without a mark
 * @example markedPlayer(scores, 'verenthe').one // { id: '4711', name: 'Verenthe' }
 */
export function markedPlayer<Character extends { readonly id: string; readonly name: string }>(
  scores: readonly { readonly character: Character }[],
  mark: string | undefined,
): NameMatch<Character> {
  if (mark === undefined) return { one: null, choices: [] };
  const characters = scores.map(({ character }) => character);
  const known = characters.find(({ id }) => id === mark);
  if (known) return { one: known, choices: [] };
  const text = foldText(mark);
  return matchName(
    mark,
    characters.filter(({ name }) => foldText(name).includes(text)),
  );
}

/** Words for the measures that rank players: "2nd in damage". More is better. */
const MEASURES = {
  damage: 'damage',
  healing: 'healing',
  kills: 'kills',
  deathBlows: 'death blows',
  killDamage: 'kill damage',
  protection: 'protection',
  objectiveScore: 'objectives',
  medals: 'medals',
} as const satisfies Partial<Record<ScoreNumberKey, string>>;

type Measure = keyof typeof MEASURES;

type RankedScore = Readonly<Partial<Record<Measure, number>>> & {
  readonly character: { readonly id: string; readonly name: string };
};

/** A player's rank on a scoreboard. */
export interface Standing {
  /** The player's id. */
  readonly id: string;
  readonly name: string;
  /** Players on the scoreboard. */
  readonly players: number;
  /** Null where the player has no value that is ranked. */
  readonly place: MeasurePlace | null;
}

interface MeasurePlace {
  /** The first is 1; equal values share a rank. */
  readonly rank: number;
  /** The measure of the rank: "death blows". */
  readonly measure: string;
  readonly value: number;
}

/** The sort keys by which a scoreboard ranks its players. */
export const RANKED_KEYS: readonly ScoreKey[] = keysOf(MEASURES);

/**
 * The place of a player on a scoreboard: by its sort column if more of that is better, else by damage or healing,
 * taking the better place (rules.md: Pinned players). Null for a player who is not on it.
 * @param scores all rows of the scoreboard
 * @param mark the player's id or name
 * @example pinnedStanding(scores, '4711') // { id: '4711', name: 'Kordak', players: 24, place: { rank: 2, … } }
 */
export function pinnedStanding(
  scores: readonly RankedScore[],
  mark: string | undefined,
  sortKey?: ScoreKey,
): Standing | null {
  const { one: meant } = markedPlayer(scores, mark);
  const own = meant && scores.find(({ character }) => character === meant);
  if (!own) return null;
  const places = (measures: readonly Measure[]) =>
    measures
      .flatMap((measure) => placeIn(scores, own, measure))
      .toSorted((one, other) => one.rank - other.rank);
  const inOrder = sortKey !== undefined && isKeyOf(MEASURES, sortKey) ? places([sortKey]) : [];
  const place = inOrder[0] ?? places(['damage', 'healing'])[0] ?? null;
  const { id, name } = own.character;
  return { id, name, players: membersOf(scores).length, place };
}

function placeIn(scores: readonly RankedScore[], own: RankedScore, measure: Measure): MeasurePlace[] {
  const value = own[measure] ?? 0;
  if (value <= 0) return [];
  const others = scores.filter(({ character }) => character.id !== own.character.id);
  const better = membersOf(others.filter((score) => (score[measure] ?? 0) > value));
  return [{ rank: better.length + 1, measure: MEASURES[measure], value }];
}
