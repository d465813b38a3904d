import type { CharacterCardFragment, ScenarioMeasure } from '#graphql/generated/documents.ts';

import { fixed, thousands } from '#lib/format/number.ts';

import { keysOf } from '../look-up.ts';
import type { Board } from './board.ts';
import { type BoardPeriod, periodLabel } from './board-period.ts';

/** The measures of boards of scenarios by their names in addresses. */
export const SCENARIO_MEASURES = {
  damage: { measure: 'DAMAGE', label: 'Damage', words: 'damage' },
  healing: { measure: 'HEALING', label: 'Healing', words: 'healing' },
  protection: { measure: 'PROTECTION', label: 'Protection', words: 'protection' },
  deathBlows: { measure: 'DEATH_BLOWS', label: 'Death blows', words: 'death blows' },
  objectives: { measure: 'OBJECTIVE_SCORE', label: 'Objective score', words: 'objective score' },
} as const satisfies Readonly<Record<string, { measure: ScenarioMeasure; label: string; words: string }>>;

export type ScenarioBy = keyof typeof SCENARIO_MEASURES;

export const SCENARIO_BY: readonly ScenarioBy[] = keysOf(SCENARIO_MEASURES);

/** A week, a month, or all that there is a record of. */
export type RecordPeriod = BoardPeriod | 'all';

/** The name of a period. */
export const recordPeriodLabel = (period: RecordPeriod): string =>
  period === 'all' ? 'the whole record' : periodLabel(period);

/** The deeds of a player in the scenarios of a period, and the place by them. */
export interface ScenarioBoardRow {
  /** NaN for one who is not among the first 1,000. */
  readonly place: number;
  readonly sharedBy: number;
  readonly owner: CharacterCardFragment;
  /** The sum of the measure. */
  readonly total: number;
  /** For each minute of the runs with a known length; null where none is known. */
  readonly perMinute: number | null;
  readonly runs: number;
  /** The length of the runs where it is known, also of those that the player left before the end. */
  readonly seconds: number | null;
}

export type ScenarioBoard = Board<CharacterCardFragment, ScenarioBoardRow>;

/** The place of a marked player; null sums for one who has no place on the board. */
export interface OwnScenarioPlace {
  readonly owner: CharacterCardFragment;
  readonly row: ScenarioBoardRow | null;
}

/**
 * The title of a board before its period.
 * @example scenarioBoardTitle('healing', 'minute') // 'Most healing per minute in scenarios'
 */
export const scenarioBoardTitle = (by: ScenarioBy, per: 'sum' | 'minute'): string =>
  `Most ${SCENARIO_MEASURES[by].words}${per === 'minute' ? ' per minute' : ''} in scenarios`;

/**
 * A sum for each minute in words: whole where it is large.
 * @example perMinuteWords(0.423) // '0.42'
 */
export const perMinuteWords = (perMinute: number | null): string =>
  perMinute === null ? thousands(Number.NaN) : perMinute < 100 ? fixed(perMinute, 2) : thousands(perMinute);
