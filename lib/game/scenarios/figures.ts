import type { ScenarioFigure } from '#graphql/generated/documents.ts';
import { decimal, thousands } from '#lib/format/number.ts';

/** The figures of a scoreboard that players of a scenario are compared by, as addresses have them. */
export const FIGURES = [
  { value: 'damage', label: 'Damage' },
  { value: 'healing', label: 'Healing' },
  { value: 'protection', label: 'Protection' },
  { value: 'kills', label: 'Kills' },
  { value: 'deathBlows', label: 'Death blows' },
  { value: 'objectiveScore', label: 'Objective score' },
  { value: 'damageReceived', label: 'Damage taken' },
] as const;

export type Figure = (typeof FIGURES)[number]['value'];

/** The figures as the API has them. */
export const API_FIGURES: Readonly<Record<Figure, ScenarioFigure>> = {
  damage: 'DAMAGE',
  healing: 'HEALING',
  protection: 'PROTECTION',
  kills: 'KILLS',
  deathBlows: 'DEATH_BLOWS',
  objectiveScore: 'OBJECTIVE_SCORE',
  damageReceived: 'DAMAGE_RECEIVED',
};

/** The name of a figure within a sentence: "death blows". */
export const figureWords = (figure: Figure): string =>
  (FIGURES.find(({ value }) => value === figure)?.label ?? figure).toLowerCase();

/**
 * A figure as it is read: whole from 100 on.
 * @example figureText(0.3512) // '0.35'
 */
export const figureText = (value: number): string =>
  value >= 100 ? thousands(Math.round(value)) : decimal(value, 2);
