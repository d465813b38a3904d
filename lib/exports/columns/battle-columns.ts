import type {
  PlayedScenarioFragment,
  ResultsOfDayFragment,
  ScenarioRowFragment,
  SkirmishRowFragment,
} from '#graphql/generated/documents.ts';
import type { OwnScenario } from '#lib/data/war/scenarios.ts';
import { resultOf } from '#lib/game/battles/own-part.ts';
import { hasTier, pointsOf, surrenderOf, winnerOf } from '#lib/game/battles/scenario.ts';
import type { SpreadRow } from '#lib/game/scenarios/spread-rows.ts';
import { orderShare, type Verdict } from '#lib/game/scenarios/verdict.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';
import { isoTime, secondsBetween } from './cells.ts';

/** A scenario run of a list. */
export const SCENARIO_COLUMNS: readonly ExportColumn<ScenarioRowFragment>[] = [
  column('id', 'Id of the run', ({ id }) => id),
  column('scenarioId', 'Id of the scenario', ({ scenario }) => scenario.id),
  column('name', 'Name of the scenario', ({ scenario }) => scenario.name),
  column('startTime', 'When it began, in UTC', ({ startTime }) => isoTime(startTime)),
  column('endTime', 'When it ended, in UTC', ({ endTime }) => isoTime(endTime)),
  column('duration', 'Seconds', ({ startTime, endTime }) => secondsBetween(startTime, endTime)),
  column('winner', 'ORDER, DESTRUCTION or DRAW, where it is known', winnerOf),
  column('pointsOrder', 'Points of Order', (run) => pointsOf(run)[0]),
  column('pointsDestruction', 'Points of Destruction', (run) => pointsOf(run)[1]),
  column('tier', 'Its tier, where the API tells it', (run) => (hasTier(run) ? run.tier : null)),
  column('surrendered', 'ORDER or DESTRUCTION, where that side gave up', surrenderOf),
];

/** A run of a player or a guild, with the part in it. */
export const OWN_SCENARIO_COLUMNS: readonly ExportColumn<OwnScenario>[] = [
  ...SCENARIO_COLUMNS,
  column('ownResult', 'WON, LOST or DRAW for the own side, where it is known', (run) =>
    run.own ? resultOf(run, run.own.side).toUpperCase() || null : null,
  ),
  ...partColumns(
    ({ own }: OwnScenario) => own,
    [
      column('ownSide', 'The own side, ORDER or DESTRUCTION', ({ side }) => side),
      column('ownPlayers', 'Members of the guild who fought; 1 for a character', ({ players }) => players),
      column('ownKills', 'Kills by these players', ({ kills }) => kills),
      column('ownDeaths', 'Deaths of these players', ({ deaths }) => deaths),
      column('ownDamage', 'Damage by these players', ({ damage }) => damage),
    ],
  ),
];

/** A skirmish in a list. */
/** The results of a scenario on one day. */
export const RESULT_COLUMNS: readonly ExportColumn<ResultsOfDayFragment>[] = [
  column('day', 'The day, in UTC', ({ day }) => isoTime(day * 86_400)?.slice(0, 10) ?? null),
  column('runs', 'Runs that began on it', ({ results }) => results.runs),
  column('order', 'Runs that Order has won', ({ results }) => results.orderWins),
  column('destruction', 'Runs that Destruction has won', ({ results }) => results.destructionWins),
  column('surrenders', 'Runs in which a side gave up', ({ results }) => results.surrenders),
];

/** A scenario with its result, and whom it favours among all that are listed. */
export const PLAYED_SCENARIO_COLUMNS: readonly ExportColumn<
  PlayedScenarioFragment & { readonly verdict: Verdict }
>[] = [
  column('scenarioId', 'Id of the scenario', ({ scenario }) => scenario.id),
  column('name', 'Name of the scenario', ({ scenario }) => scenario.name),
  column('runs', 'Runs of it', ({ results }) => results.runs),
  column('order', 'Runs that Order has won', ({ results }) => results.orderWins),
  column('destruction', 'Runs that Destruction has won', ({ results }) => results.destructionWins),
  column('surrenders', 'Runs in which a side gave up', ({ results }) => results.surrenders),
  column('share', 'Share of Order in the decided runs', ({ results }) => orderShare(results)?.value ?? null),
  column('shareLow', 'Lower end of its 95% interval', ({ results }) => orderShare(results)?.low ?? null),
  column('shareHigh', 'Upper end of its 95% interval', ({ results }) => orderShare(results)?.high ?? null),
  column('verdict', 'order, destruction, even or open', ({ verdict }) => verdict),
];

/** A figure of the runs of a scenario, as median and quartiles. */
export const SPREAD_COLUMNS: readonly ExportColumn<SpreadRow>[] = [
  column('figure', 'length (in seconds), players, pointsOrder or pointsDestruction', ({ figure }) => figure),
  column('median', 'Half of the runs are below', ({ values }) => values.median),
  column('lowerQuartile', 'A quarter of the runs is below', ({ values }) => values.lower),
  column('upperQuartile', 'A quarter of the runs is above', ({ values }) => values.upper),
];

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
  column('playersDestruction', 'Players of Destruction', (row) => row.numberOfPlayersDestruction),
  column('kills', 'Number of kills', ({ numberOfKills }) => numberOfKills),
  column('killsOrder', 'Kills by Order', ({ numberOfKillsOrder }) => numberOfKillsOrder),
  column('killsDestruction', 'Kills by Destruction', (row) => row.numberOfKillsDestruction),
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
