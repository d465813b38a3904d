import type { SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { numberColumn, type Score, type ScoreColumn } from './score-column.tsx';

/*
 * Columns of a scoreboard's numbers, with details behind each (rules.md: Scoreboards).
 */

export const KILLS: ScoreColumn<Pick<SkirmishScoreFragment, 'kills' | 'killsSolo'>> = numberColumn(
  'kills',
  'Kills',
  { tooltip: ({ killsSolo }) => [`Solo kills: ${killsSolo}`] },
);

export const DEATHS: ScoreColumn<Score> = numberColumn('deaths', 'Deaths', {
  tooltip: ({ damageReceived, healingReceived, protectionReceived }) => [
    `Damage received: ${thousands(damageReceived)}`,
    `Healing received: ${thousands(healingReceived)}`,
    `Protection received: ${thousands(protectionReceived)}`,
  ],
  isBetterHigh: false,
});

export const DEATH_BLOWS = numberColumn('deathBlows', 'DBs');

export const DAMAGE = numberColumn('damage', 'Damage');

/** The damage column for scoreboards in which kill damage has no column of its own. */
export const DAMAGE_WITH_KILLS: ScoreColumn<Score> = numberColumn('damage', 'Damage', {
  tooltip: ({ killDamage }) => [`Kill damage: ${thousands(killDamage)}`],
});

export const KILL_DAMAGE = numberColumn('killDamage', 'Kill damage');

export const HEALING: ScoreColumn<Score> = numberColumn('healing', 'Healing', {
  tooltip: ({ healingSelf, healingOthers, resurrectionsDone }) => [
    `Healing of self: ${thousands(healingSelf)}`,
    `Healing of others: ${thousands(healingOthers)}`,
    `Resurrections done: ${resurrectionsDone}`,
  ],
});

export const PROTECTION: ScoreColumn<Score> = numberColumn('protection', 'Protection', {
  tooltip: ({ protectionSelf, protectionOthers }) => [
    `Protection of self: ${thousands(protectionSelf)}`,
    `Protection of others: ${thousands(protectionOthers)}`,
  ],
});

export const OBJECTIVES = numberColumn('objectiveScore', 'Objectives');

export const MEDALS = numberColumn('medals', 'Medals');

export const ITEM_RATING = numberColumn('itemRating', 'Item rating');
