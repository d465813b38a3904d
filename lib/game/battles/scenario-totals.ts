import { greatest } from 'd3-array';
import { membersOf } from '../instances/party.ts';
import { keysOf } from '../look-up.ts';

/** Measures and titles of a skirmish's four top-player cards, in order (rules.md: Top players). */
export const TOP_TITLES = {
  damage: 'Most damage',
  healing: 'Most healing',
  deathBlows: 'Deadliest player',
  protection: 'Most protection',
} as const;

export type TopAttribute = keyof typeof TOP_TITLES;

export const TOP_ATTRIBUTES: readonly TopAttribute[] = keysOf(TOP_TITLES);

interface Score {
  readonly character: { readonly id: string };
  /** 0 for Order, 1 for Destruction. */
  readonly team: number;
  readonly deathBlows: number;
  readonly damage: number;
  readonly healing: number;
}

/** Counts of Order and Destruction; NaN if the API has none. */
export interface SideCounts {
  readonly order: number;
  readonly destruction: number;
}

/** The totals of a run: players, each once, and what is summed up from the scoreboard. */
export type ScenarioTotals = Readonly<Record<'players' | 'deathBlows' | 'damage' | 'healing', SideCounts>>;

/**
 * Adds up a scoreboard by side (rules.md: Scenarios).
 * @example scenarioTotals(scores).players // { order: 12, destruction: 11 }
 */
export function scenarioTotals(scores: readonly Score[]): ScenarioTotals {
  const bySide = (of: (side: readonly Score[]) => number): SideCounts => ({
    order: of(scores.filter(({ team }) => team === 0)),
    destruction: of(scores.filter(({ team }) => team !== 0)),
  });
  const sum = (key: 'deathBlows' | 'damage' | 'healing') =>
    bySide((side) => side.reduce((total, score) => total + score[key], 0));
  return {
    players: bySide((side) => membersOf(side).length),
    deathBlows: sum('deathBlows'),
    damage: sum('damage'),
    healing: sum('healing'),
  };
}

/** The best of a scoreboard by each attribute; null where all have 0 (rules.md: Top players). */
export function topPlayers<Of extends Readonly<Record<TopAttribute, number>>>(
  scores: readonly Of[],
): Record<TopAttribute, Of | null> {
  const leaders = TOP_ATTRIBUTES.map((attribute) => {
    const leader = greatest(scores, (score) => score[attribute]);
    return [attribute, leader && leader[attribute] > 0 ? leader : null];
  });
  return Object.fromEntries(leaders);
}
