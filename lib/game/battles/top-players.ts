import { isKeyOf } from '../look-up.ts';

/** Measures and titles of a skirmish's four top-player cards, in order (rules.md: Top players). */
export const TOP_TITLES = {
  damage: 'Most damage',
  healing: 'Most healing',
  deathBlows: 'Deadliest player',
  protection: 'Most protection',
} as const;

export type TopAttribute = keyof typeof TOP_TITLES;

export const TOP_ATTRIBUTES: readonly TopAttribute[] = Object.keys(TOP_TITLES).filter((key) =>
  isKeyOf(TOP_TITLES, key),
);
