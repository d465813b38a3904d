import { type HeldFeat, holderName } from '#lib/game/war/feats.ts';

import { col, columnsOf } from '../export-columns.ts';
import { isoTime } from './cells.ts';

export const FEAT_COLUMNS = columnsOf<HeldFeat>(
  col('kind', 'Kind of the record, such as HOUR', ({ kind }) => kind),
  col('group', 'ALL, a realm, a role or a career as the API calls it', ({ group }) => group),
  col('place', 'Place, which equal ones share: 1, and of months up to 3', ({ place }) => place),
  col('value', 'Kills, weeks, players, or of a clear milliseconds', ({ value }) => value),
  col('sharedBy', 'How many are equal, this one included', ({ sharedBy }) => sharedBy),
  col(
    'start',
    'Beginning of the hour, day, week, month, battle or session, of a streak its first kill; ISO 8601 in UTC',
    ({ start }) => start,
    isoTime,
  ),
  col('end', 'End of the same, of a streak its last kill', ({ end }) => end, isoTime),
  col('name', 'Name of the player or the guild, the place of a battle, or what was cleared', holderName),
  col('characterId', 'Id of the player', ({ character }) => character?.id),
  col('career', 'Career of the player', ({ character }) => character?.career),
  col('guildId', 'Id of the guild', ({ guild }) => guild?.id),
  col('battleId', 'Id of the battle', ({ battle }) => battle?.id),
  col('runId', 'Id of the first run of the session', ({ session }) => session?.runs?.[0]?.id),
  col('dungeonId', 'Id of the dungeon', ({ session }) => session?.dungeon.id),
  col('instanceId', 'Id of the wing; empty for a whole dungeon', ({ instance }) => instance?.id),
);
