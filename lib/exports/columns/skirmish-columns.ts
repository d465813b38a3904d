import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { col, columnsOf } from '../export-columns.ts';
import { isoTime, listCell, secondsCell } from './cells.ts';

export const SKIRMISH_COLUMNS = columnsOf<SkirmishRowFragment>(
  col('id', 'Id of the skirmish', ({ id }) => id),
  col('startTime', 'When it began, in UTC', ({ startTime }) => startTime, isoTime),
  col(
    'endTime',
    'When it ended, in UTC; empty where its end is not known',
    (skirmish) => (fightLength(skirmish) === null ? null : skirmish.endTime),
    isoTime,
  ),
  col('duration', 'Seconds; empty where not known', fightLength, secondsCell),
  col('place', 'Scenario or zone', (skirmish) => skirmishLocation(skirmish).name),
  col('area', 'Part of the zone, where it is known', (skirmish) => skirmishLocation(skirmish).area),
  col('placeKind', 'scenario or rvr', (skirmish) => skirmishLocation(skirmish).kind),
  col('scenarioId', 'Id of the scenario; empty elsewhere', ({ scenario }) => scenario?.id),
  col('zoneId', 'Id of the zone', ({ primaryZone }) => primaryZone?.id),
  col('players', 'Number of players', ({ numberOfPlayers }) => numberOfPlayers),
  col('playersOrder', 'Players of Order', ({ numberOfPlayersOrder }) => numberOfPlayersOrder),
  col(
    'playersDestruction',
    'Players of Destruction',
    ({ numberOfPlayersDestruction }) => numberOfPlayersDestruction,
  ),
  col('kills', 'Number of kills', ({ numberOfKills }) => numberOfKills),
  col('killsOrder', 'Kills by Order', ({ numberOfKillsOrder }) => numberOfKillsOrder),
  col('killsDestruction', 'Kills by Destruction', ({ numberOfKillsDestruction }) => numberOfKillsDestruction),
  col(
    'guildIds',
    'Ids of the guilds with the most players, separated by semicolons',
    ({ topGuildsByPlayers }) => topGuildsByPlayers.map(({ guild }) => guild.id),
    listCell,
  ),
  col(
    'guilds',
    'Their names with the number of players, separated by semicolons',
    ({ topGuildsByPlayers }) => topGuildsByPlayers.map(({ guild, count }) => `${guild.name} (${count})`),
    listCell,
  ),
);
