import type { SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { numberColumn, type Score, type ScoreColumn } from './score-column.tsx';

/*
 * Columns of a scoreboard's numbers, with details behind each (rules.md: Scoreboards).
 */

export const KILLS: ScoreColumn<Pick<SkirmishScoreFragment, 'kills' | 'killsSolo'>> = numberColumn('kills', {
  tooltip: ({ killsSolo }) => [`Solo kills: ${killsSolo}`],
});

export const DEATHS: ScoreColumn<Score> = numberColumn('deaths', {
  tooltip: ({ damageReceived, healingReceived, protectionReceived }) => [
    `Damage received: ${thousands(damageReceived)}`,
    `Healing received: ${thousands(healingReceived)}`,
    `Protection received: ${thousands(protectionReceived)}`,
  ],
  isBetterHigh: false,
});

export const DEATH_BLOWS = numberColumn('deathBlows');

export const DAMAGE = numberColumn('damage');

/** The damage column for scoreboards in which kill damage has no column of its own. */
export const DAMAGE_WITH_KILLS: ScoreColumn<Score> = numberColumn('damage', {
  tooltip: ({ killDamage }) => [`Kill damage: ${thousands(killDamage)}`],
});

export const KILL_DAMAGE = numberColumn('killDamage');

export const HEALING: ScoreColumn<Score> = numberColumn('healing', {
  tooltip: ({ healingSelf, healingOthers, resurrectionsDone }) => [
    `Healing of self: ${thousands(healingSelf)}`,
    `Healing of others: ${thousands(healingOthers)}`,
    `Resurrections done: ${resurrectionsDone}`,
  ],
});

export const PROTECTION: ScoreColumn<Score> = numberColumn('protection', {
  tooltip: ({ protectionSelf, protectionOthers }) => [
    `Protection of self: ${thousands(protectionSelf)}`,
    `Protection of others: ${thousands(protectionOthers)}`,
  ],
});

export const OBJECTIVES = numberColumn('objectiveScore');

export const MEDALS = numberColumn('medals');

export const ITEM_RATING = numberColumn('itemRating');
