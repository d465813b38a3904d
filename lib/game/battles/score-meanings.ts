import type { ScoreKey } from './score-sort.ts';

/** A column of scoreboards in words. */
export interface ScoreMeaning {
  /** The header where the term is too long for one. */
  readonly header?: string;
  readonly term: string;
  /** A sentence. */
  readonly meaning: string;
}

/** The meanings of the columns of scoreboards: the one source for their heads and for /about (rules.md: Scoreboards). */
export const SCORE_MEANINGS: Readonly<Record<ScoreKey, ScoreMeaning>> = {
  career: { term: 'Career', meaning: 'What the character fights as.' },
  name: { term: 'Name', meaning: 'The character, with a link to all of its kills and fights.' },
  guild: { term: 'Guild', meaning: 'The guild that the character was in during the fight.' },
  level: { term: 'Level', meaning: 'The level at that time, and beside it the renown rank.' },
  kills: {
    term: 'Kills',
    meaning:
      'Enemies who were killed and to whom no other player did more damage; a kill counts for one player.',
  },
  deaths: { term: 'Deaths', meaning: 'How often the player was killed.' },
  deathBlows: { header: 'DBs', term: 'Death blows (DBs)', meaning: 'Enemies whom the player struck last.' },
  damage: { term: 'Damage', meaning: 'All damage that the player did.' },
  killDamage: { term: 'Kill damage', meaning: 'Damage that the player did to enemies who then died.' },
  healing: { term: 'Healing', meaning: 'What the player healed, of others and of himself or herself.' },
  protection: {
    term: 'Protection',
    meaning: 'Damage that the player kept away from others and from himself or herself.',
  },
  objectiveScore: { term: 'Objectives', meaning: 'Points for what the scenario is about, such as flags.' },
  medals: {
    term: 'Medals',
    meaning: 'In how many of six columns no other player on the same side did more.',
  },
  itemRating: { term: 'Item rating', meaning: 'How good the equipment of the player was.' },
};

/**
 * The header of a column of scoreboards, on the page and in text.
 * @example scoreHeader('deathBlows') // 'DBs'
 */
export const scoreHeader = (key: ScoreKey): string => SCORE_MEANINGS[key].header ?? SCORE_MEANINGS[key].term;
