import type * as documents from '#graphql/generated/documents.ts';
import type { PartyVerdict } from '#lib/game/dungeons/judged-parties.ts';
import { encounterName, instanceName } from '#lib/game/instances/instance-name.ts';
import { questName } from '#lib/game/quests/quest-facts.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import { col, columnsOf, groupColumns, partColumns } from '../export-columns.ts';
import { isoTime, listCell } from './cells.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

type Wing = documents.DungeonRowFragment['wings'][number];

/** A quest of a dungeon with the creatures there that give it. */
interface PlacedQuest {
  readonly quest: documents.QuestTagFragment;
  readonly givers: readonly documents.GiverFragment[];
}

/** The wing that a row is about. */
const WING_TAG_COLUMNS = columnsOf<Pick<Wing, 'instance'>>(
  col('wingId', 'Id of the wing; of a dungeon without wings its own', ({ instance }) => instance.id),
  col('wingName', 'Its name', ({ instance }) => instance, instanceName),
);

/** Counts of sessions. */
const FIGURE_COLUMNS = columnsOf<Pick<documents.DungeonRowFragment, 'figures'>>(
  col('sessions', 'Sessions of any kind', ({ figures }) => figures.sessions),
  col('tries', 'Sessions with a try at an encounter', ({ figures }) => figures.tries),
  col(
    'cleared',
    'Tries that cleared it: a wing with every encounter that the game lists for it, a dungeon with every wing in one session',
    ({ figures }) => figures.cleared,
  ),
  col(
    'lowerSeconds',
    'Seconds that the fastest quarter of the clears took at most',
    ({ figures }) => figures.lower,
  ),
  col('medianSeconds', 'Median of the seconds that clears took', ({ figures }) => figures.median),
  col(
    'upperSeconds',
    'Seconds that three quarters of the clears took at most',
    ({ figures }) => figures.upper,
  ),
);

export const DUNGEON_COLUMNS = columnsOf<documents.DungeonRowFragment>(
  col('id', 'Id of the dungeon: that of its first instance', ({ id }) => id),
  col('name', 'Its name', ({ name }) => name),
  FIGURE_COLUMNS,
  col(
    'wingIds',
    'Ids of its wings, separated by semicolons',
    ({ wings }) => wings.map(({ instance }) => instance.id),
    listCell,
  ),
);

export const WING_COLUMNS = columnsOf<Wing>(
  col('id', 'Id of the wing', ({ instance }) => instance.id),
  col('name', 'Its name', ({ instance }) => instance, instanceName),
  FIGURE_COLUMNS,
);

export const WING_OF_DUNGEON_COLUMNS = columnsOf<{
  readonly dungeon: documents.DungeonRowFragment;
  readonly wing: Wing;
}>(
  col('dungeonId', 'Id of the dungeon', ({ dungeon }) => dungeon.id),
  col('dungeonName', 'Its name', ({ dungeon }) => dungeon, instanceName),
  partColumns(({ wing }) => wing, WING_COLUMNS),
);

export const BAND_OF_DUNGEON_COLUMNS = columnsOf<documents.BandOfDungeonFragment>(
  WING_TAG_COLUMNS,
  col('from', 'The lowest item rating of the band, which is 100 points wide', ({ from }) => from),
  FIGURE_COLUMNS,
);

export const ENCOUNTER_OF_DUNGEON_COLUMNS = columnsOf<documents.EncounterOfDungeonFragment>(
  col('wingId', 'Id of the wing', ({ instance }) => instance.id),
  col('id', 'Id of the encounter', ({ encounter }) => encounter.id),
  col('name', 'Its name', ({ encounter }) => encounter, encounterName),
  col('sessions', 'Sessions that tried it', ({ sessions }) => sessions),
  col('fell', 'Sessions in which it fell', ({ fell }) => fell),
  col('tries', 'Tries at it', ({ tries }) => tries),
  col('deaths', 'Deaths in these tries', ({ deaths }) => deaths),
);

export const MONTH_OF_DUNGEON_COLUMNS = columnsOf<documents.MonthOfDungeonFragment>(
  WING_TAG_COLUMNS,
  col('month', 'The month, in UTC', ({ month }) => isoTime(month)?.slice(0, 7)),
  col('sessions', 'Sessions of any kind', ({ sessions }) => sessions),
  col('tries', 'Sessions with a try at an encounter', ({ tries }) => tries),
  col('cleared', 'Tries that cleared the wing', ({ cleared }) => cleared),
  col('medianSeconds', 'Median of the seconds that clears took', ({ median }) => median),
);

export const PARTY_OF_DUNGEON_COLUMNS = columnsOf<
  documents.PartyOfDungeonFragment & { readonly verdict: PartyVerdict }
>(
  WING_TAG_COLUMNS,
  col('tanks', 'Tanks in the group', ({ tanks }) => tanks),
  col('healers', 'Healers in the group', ({ healers }) => healers),
  col('others', 'All other members', ({ others }) => others),
  col('tries', 'Sessions with a try at an encounter', ({ tries }) => tries),
  col('cleared', 'Tries that cleared the wing', ({ cleared }) => cleared),
  col('groups', 'Groups in these tries, each counted once, by its newest', ({ groups }) => groups.tries),
  col('groupsCleared', 'Of these groups those that cleared the wing', ({ groups }) => groups.cleared),
  col(
    'otherGroups',
    'Groups that tried the wing with other roles, each counted once',
    ({ otherGroups }) => otherGroups.tries,
  ),
  col(
    'otherGroupsCleared',
    'Of the groups with other roles those that cleared the wing',
    ({ otherGroups }) => otherGroups.cleared,
  ),
  col(
    'verdict',
    'MORE or LESS where groups with these roles clear more or less often than others; OPEN where there is no clear difference',
    ({ verdict }) => verdict.toUpperCase(),
  ),
);

export const BEST_OF_DUNGEON_COLUMNS = columnsOf<documents.BestOfDungeonFragment>(
  WING_TAG_COLUMNS,
  col('place', 'Place within the role, shared by equals', ({ place }) => place),
  col('archetype', 'The role: TANK, HEALER, MELEE_DPS or RANGED_DPS', ({ archetype }) => archetype),
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('tries', 'Tries at encounters', ({ tries }) => tries),
  col('minutes', 'Minutes of these tries', ({ minutes }) => minutes),
  col(
    'perMinute',
    'Protection of tanks, healing of healers and damage of all others, per minute of them',
    ({ perMinute }) => perMinute,
  ),
  col(
    'estimate',
    'The same drawn towards the mean of the role in the wing, which ranks',
    ({ estimate }) => estimate,
  ),
  col('mean', 'That mean', ({ mean }) => mean),
  col('strength', 'Minutes with the mean that were added', ({ strength }) => strength),
  col(
    'percentile',
    'Percent of the others in the role whose estimate is lower; empty below 30 others',
    ({ percentile }) => percentile,
  ),
  col('players', 'Players of the role with five tries or more', ({ players }) => players),
);

export const PLACED_QUEST_COLUMNS = columnsOf<PlacedQuest>(
  col('id', 'Id of the quest', ({ quest }) => quest.id),
  col('name', 'Its name', ({ quest }) => questName(quest)),
  col(
    'giverIds',
    'Ids of the creatures of this dungeon that give it, separated by semicolons',
    ({ givers }) => givers.map(({ id }) => id),
    listCell,
  ),
  col('giverNames', 'Their names, in the same order', ({ givers }) => givers.map(creatureName), listCell),
);
