import type * as documents from '#graphql/generated/documents.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';

import { col, columnsOf, groupColumns, partColumns } from '../export-columns.ts';
import { isoTime, listCell } from './cells.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

export const SESSION_COLUMNS = columnsOf<documents.SessionRowFragment>(
  col('id', 'Id of the session: that of its first run', ({ id }) => id),
  col('start', 'When it began, in UTC', ({ start }) => start, isoTime),
  col('end', 'When it ended, in UTC; empty where the end of a run is not known', ({ end }) => end, isoTime),
  col('seconds', 'From start to end; empty where it is not known', ({ seconds }) => seconds),
  col('dungeonId', 'Id of the dungeon', ({ dungeon }) => dungeon.id),
  col('dungeonName', 'Its name', ({ dungeon }) => dungeon.name),
  col('cleared', 'True if every wing of the dungeon was cleared in this session', ({ cleared }) => cleared),
  col('wings', 'Wings of the dungeon; 1 for one without wings', ({ wingCount }) => wingCount),
  col('wingsCleared', 'Those of them that were cleared', ({ wingsCleared }) => wingsCleared),
  col('fell', 'Encounters that fell', ({ fell }) => fell),
  col('listed', 'Encounters that the game lists for the wings that were tried', ({ listed }) => listed),
  col(
    'wingIds',
    'Ids of the wings that were tried, separated by semicolons',
    ({ wings }) => wings.map(({ instance }) => instance.id),
    listCell,
  ),
  col('players', 'All who took part', ({ players }) => players),
  col('size', 'Members of the last run', ({ size }) => size),
  col('tanks', 'Tanks in the last run', ({ tanks }) => tanks),
  col('healers', 'Healers in the last run', ({ healers }) => healers),
  col('itemRating', 'Average item rating in the last run', ({ itemRating }) => itemRating),
  col('deaths', 'Deaths in all runs', ({ deaths }) => deaths),
  col('runIds', 'Ids of the runs, separated by semicolons', ({ runs }) => runs.map(({ id }) => id), listCell),
  col(
    'members',
    'Names of all who took part, separated by semicolons',
    ({ members }) => members.map(({ character }) => character.name),
    listCell,
  ),
);

export const CLEAR_COLUMNS = columnsOf<documents.ClearRowFragment>(
  col('wingId', 'Id of the wing; empty for the whole dungeon', ({ instance }) => instance?.id),
  col('clearSeconds', 'Seconds that it took; empty where they are not known', ({ seconds }) => seconds),
  partColumns(({ session }) => session, SESSION_COLUMNS),
);

export const OWN_WING_COLUMNS = columnsOf<documents.OwnWingFragment>(
  col('id', 'Id of the wing', ({ instance }) => instance.id),
  col('name', 'Its name', ({ instance }) => instance, instanceName),
  col('tries', 'Sessions that tried it', ({ tries }) => tries),
  col('cleared', 'Sessions that cleared it', ({ cleared }) => cleared),
  col('bestSeconds', 'Seconds of the fastest clear', ({ seconds }) => seconds),
);

export const COMPANION_COLUMNS = columnsOf<documents.CompanionFragment>(
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('sessions', 'Sessions together', ({ sessions }) => sessions),
  col(
    'wingsCleared',
    'Wings that were cleared in them; a dungeon without wings is one',
    ({ wingsCleared }) => wingsCleared,
  ),
);

export const CLEARER_COLUMNS = columnsOf<documents.ClearerOfGuildFragment>(
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col(
    'wingIds',
    'Ids of the wings that the member has cleared, separated by semicolons',
    ({ cleared }) => cleared.map(({ id }) => id),
    listCell,
  ),
  col('wings', 'Their names, separated by semicolons', ({ cleared }) => cleared.map(instanceName), listCell),
);
