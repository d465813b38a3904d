import type { ScoreKey } from './score-sort.ts';

/** What scoreboards call their columns (rules.md: Scoreboards). */
export const SCORE_HEADERS: Readonly<Record<ScoreKey, string>> = {
  career: 'Career',
  name: 'Name',
  guild: 'Guild',
  level: 'Level',
  kills: 'Kills',
  deaths: 'Deaths',
  deathBlows: 'DBs',
  damage: 'Damage',
  killDamage: 'Kill damage',
  healing: 'Healing',
  protection: 'Protection',
  objectiveScore: 'Objectives',
  itemRating: 'Item rating',
};
