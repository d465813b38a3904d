import type { SkirmishPageFragment, SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import { isoTime, secondsBetween } from './iso-time.ts';
import type { Asked } from '../page-exports.ts';

/** A skirmish in a list. */
export const SKIRMISH_COLUMNS: readonly ExportColumn<SkirmishRowFragment>[] = [
  column('id', 'Id of the skirmish', ({ id }) => id),
  column('startTime', 'When it began, in UTC', ({ startTime }) => isoTime(startTime)),
  column('endTime', 'When it ended, in UTC', ({ endTime }) => isoTime(endTime)),
  column('duration', 'Seconds', ({ startTime, endTime }) => secondsBetween(startTime, endTime)),
  column('place', 'Scenario or zone', (skirmish) => skirmishLocation(skirmish).name),
  column('area', 'Part of the zone, where it is known', (skirmish) => skirmishLocation(skirmish).area),
  column('placeKind', 'scenario or rvr', (skirmish) => skirmishLocation(skirmish).kind),
  column('scenarioId', 'Id of the scenario; empty elsewhere', ({ scenario }) => scenario?.id ?? null),
  column('zoneId', 'Id of the zone', ({ primaryZone }) => primaryZone?.id ?? null),
  column('players', 'Number of players', ({ numberOfPlayers }) => numberOfPlayers),
  column('playersOrder', 'Players of Order', ({ numberOfPlayersOrder }) => numberOfPlayersOrder),
  column(
    'playersDestruction',
    'Players of Destruction',
    ({ numberOfPlayersDestruction }) => numberOfPlayersDestruction,
  ),
  column('kills', 'Number of kills', ({ numberOfKills }) => numberOfKills),
  column('killsOrder', 'Kills by Order', ({ numberOfKillsOrder }) => numberOfKillsOrder),
  column(
    'killsDestruction',
    'Kills by Destruction',
    ({ numberOfKillsDestruction }) => numberOfKillsDestruction,
  ),
  column(
    'guildIds',
    'Ids of the guilds with the most players, separated by semicolons',
    ({ topGuildsByPlayers }) => topGuildsByPlayers.map(({ guild }) => guild.id).join('; '),
  ),
  column(
    'guilds',
    'Their names with the number of players, separated by semicolons',
    ({ topGuildsByPlayers }) =>
      topGuildsByPlayers.map(({ guild, count }) => `${guild.name} (${count})`).join('; '),
  ),
];

/** Skirmishes in a list that goes on. */
export const skirmishTable = <Data>(label = 'Skirmishes') =>
  exportTable(
    label,
    SKIRMISH_COLUMNS,
    async ({ part }: Pick<Asked<Data, { skirmishes: SkirmishPageFragment | null }>, 'part'>) =>
      rowsOf(await part('skirmishes')),
  );
