import type { ScoreKey } from './score-sort.ts';

/** Column headers of scoreboards (rules.md: Scoreboards). */
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
  medals: 'Medals',
  itemRating: 'Item rating',
};
