import type * as documents from '#graphql/generated/documents.ts';
import type { SharedScore } from '#lib/game/battles/score-groups.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { COMBATANT_COLUMNS } from './character-columns.ts';

/** The fields that entries of every kind of scoreboard share. */
export type Score = Omit<documents.InstanceScoreFragment, 'archetype' | 'itemRating'>;

/** The columns of a player and all numbers of a scoreboard, given and received (rules.md: Scoreboards). */
const SCORE_COLUMNS = columnsOf<Score>(
  groupColumns('character', (entry) => entry, COMBATANT_COLUMNS),
  col('deaths', 'Deaths', ({ deaths }) => deaths),
  col('damage', 'Damage done', ({ damage }) => damage),
  col('killDamage', 'Damage to those who died', ({ killDamage }) => killDamage),
  col('damageReceived', 'Damage received', ({ damageReceived }) => damageReceived),
  col('healing', 'Healing done', ({ healing }) => healing),
  col('healingSelf', 'Healing of self', ({ healingSelf }) => healingSelf),
  col('healingOthers', 'Healing of others', ({ healingOthers }) => healingOthers),
  col('healingReceived', 'Healing received', ({ healingReceived }) => healingReceived),
  col('protection', 'Protection given', ({ protection }) => protection),
  col('protectionSelf', 'Protection of self', ({ protectionSelf }) => protectionSelf),
  col('protectionOthers', 'Protection of others', ({ protectionOthers }) => protectionOthers),
  col('protectionReceived', 'Protection received', ({ protectionReceived }) => protectionReceived),
  col('resurrectionsDone', 'Resurrections done', ({ resurrectionsDone }) => resurrectionsDone),
);

/** The columns of kill counts, for scoreboards that have them. */
const COUNT_COLUMNS = columnsOf<Pick<documents.SkirmishScoreFragment, 'kills' | 'killsSolo' | 'deathBlows'>>(
  col('kills', 'Kills', ({ kills }) => kills),
  col('killsSolo', 'Solo kills', ({ killsSolo }) => killsSolo),
  col('deathBlows', 'Death blows', ({ deathBlows }) => deathBlows),
);

/** The role, and what part of the side's deeds is the player's. */
const SHARE_COLUMNS = columnsOf<SharedScore<unknown>>(
  col('role', 'tank, healer, melee or ranged: what the career is', ({ role }) => role),
  col(
    'damageShare',
    'Part of all damage of the side, from 0 to 1; empty where there is none',
    ({ shares }) => shares.damage,
  ),
  col(
    'healingShare',
    'Part of all healing of the side, from 0 to 1; empty where there is none',
    ({ shares }) => shares.healing,
  ),
  col(
    'protectionShare',
    'Part of all protection of the side, from 0 to 1; empty where there is none',
    ({ shares }) => shares.protection,
  ),
  col(
    'killsShare',
    'Part of all kills of the side, from 0 to 1; empty where there is none',
    ({ shares }) => shares.kills,
  ),
);

export const SKIRMISH_SCORE_COLUMNS = columnsOf<SharedScore<documents.SkirmishScoreFragment>>(
  col('realm', 'ORDER or DESTRUCTION, which the character fought for', ({ realm }) => realm),
  SCORE_COLUMNS,
  COUNT_COLUMNS,
  SHARE_COLUMNS,
);

export const SCENARIO_SCORE_COLUMNS = columnsOf<SharedScore<documents.ScenarioScoreFragment>>(
  col('team', 'ORDER or DESTRUCTION, which the character fought for', ({ team }) =>
    team === 0 ? 'ORDER' : 'DESTRUCTION',
  ),
  col('quitter', 'Whether the character left before the end', ({ quitter }) => quitter),
  SCORE_COLUMNS,
  COUNT_COLUMNS,
  col('objectiveScore', 'Score of objectives', ({ objectiveScore }) => objectiveScore),
  col('medals', 'In how many counts no other player on the same side did more', ({ medals }) => medals),
  SHARE_COLUMNS,
);

export const PARTY_SCORE_COLUMNS = columnsOf<
  documents.InstanceScoreFragment | documents.EncounterScoreFragment
>(
  SCORE_COLUMNS,
  col('archetype', 'Archetype at the time, as the API calls it', ({ archetype }) => archetype),
  col('itemRating', 'Item rating at the time', ({ itemRating }) => itemRating),
);
