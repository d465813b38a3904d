import type { SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { numberColumn, type Score, type ScoreColumn } from './score-column.tsx';

/*
 * Columns of a scoreboard's numbers, with details behind each (rules.md: Scoreboards).
 */

export const KILLS: ScoreColumn<Pick<SkirmishScoreFragment, 'kills' | 'killsSolo'>> = numberColumn(
  'kills',
  'Kills',
  { tooltip: ({ killsSolo }) => [`Solo Kills: ${killsSolo}`] },
);

export const DEATHS: ScoreColumn<Score> = numberColumn('deaths', 'Deaths', {
  tooltip: ({ damageReceived, healingReceived, protectionReceived }) => [
    `Damage Received: ${thousands(damageReceived)}`,
    `Healing Received: ${thousands(healingReceived)}`,
    `Protection Received: ${thousands(protectionReceived)}`,
  ],
  isBetterHigh: false,
});

export const DEATH_BLOWS = numberColumn('deathBlows', 'DBs');

export const DAMAGE = numberColumn('damage', 'Damage');

/** The damage column for scoreboards in which kill damage has no column of its own. */
export const DAMAGE_WITH_KILLS: ScoreColumn<Score> = numberColumn('damage', 'Damage', {
  tooltip: ({ killDamage }) => [`Kill Damage: ${thousands(killDamage)}`],
});

export const KILL_DAMAGE = numberColumn('killDamage', 'Kill Damage');

export const HEALING: ScoreColumn<Score> = numberColumn('healing', 'Healing', {
  tooltip: ({ healingSelf, healingOthers, resurrectionsDone }) => [
    `Healing of Self: ${thousands(healingSelf)}`,
    `Healing of Others: ${thousands(healingOthers)}`,
    `Resurrections Done: ${resurrectionsDone}`,
  ],
});

export const PROTECTION: ScoreColumn<Score> = numberColumn('protection', 'Protection', {
  tooltip: ({ protectionSelf, protectionOthers }) => [
    `Protection of Self: ${thousands(protectionSelf)}`,
    `Protection of Others: ${thousands(protectionOthers)}`,
  ],
});

export const OBJECTIVES = numberColumn('objectiveScore', 'Objectives');

export const MEDALS = numberColumn('medals', 'Medals');

export const ITEM_RATING = numberColumn('itemRating', 'Item Rating');
