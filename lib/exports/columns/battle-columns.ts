import type * as documents from '#graphql/generated/documents.ts';
import type { OwnScenario } from '#lib/data/war/scenarios.ts';
import { resultOf } from '#lib/game/battles/own-part.ts';
import { hasTier, pointsOf, surrenderOf, winnerOf } from '#lib/game/battles/scenario.ts';
import type { SpreadRow } from '#lib/game/scenarios/spread-rows.ts';
import { orderShare, type Verdict } from '#lib/game/scenarios/verdict.ts';
import { skirmishLocation } from '#lib/game/places/location.ts';
import type { withEdges } from '#lib/game/scenarios/career-edge.ts';
import { FIGURE_LABELS, FIGURES, type StandingRow } from '#lib/game/scenarios/standing.ts';

import { columnsOf } from '../export-table.ts';
import { isoTime, secondsBetween } from './cells.ts';
import { characterColumns } from './combatant-columns.ts';
import about from './battle-columns.json' with { type: 'json' };

export const SCENARIO_COLUMNS = columnsOf<documents.ScenarioRowFragment>()(about.scenario, {
  startTime: ({ startTime }) => isoTime(startTime),
  endTime: ({ endTime }) => isoTime(endTime),
  duration: ({ startTime, endTime }) => secondsBetween(startTime, endTime),
  winner: winnerOf,
  pointsOrder: (run) => pointsOf(run)[0],
  pointsDestruction: (run) => pointsOf(run)[1],
  tier: (run) => (hasTier(run) ? run.tier : null),
  surrendered: surrenderOf,
});

/** A run of a player or a guild, with the part in it. */
export const OWN_SCENARIO_COLUMNS = columnsOf<OwnScenario>()(about.ownScenario, {
  run: SCENARIO_COLUMNS,
  ownResult: (run) => (run.own ? resultOf(run, run.own.side).toUpperCase() || null : null),
});

export const RESULT_COLUMNS = columnsOf<documents.ResultsOfDayFragment>()(about.result, {
  day: ({ day }) => isoTime(day * 86_400)?.slice(0, 10) ?? null,
});

/** A scenario with its result, and whom it favours among all that are listed. */
export const PLAYED_SCENARIO_COLUMNS = columnsOf<
  documents.PlayedScenarioFragment & { readonly verdict: Verdict }
>()(about.playedScenario, {
  share: ({ results }) => orderShare(results)?.value ?? null,
  shareLow: ({ results }) => orderShare(results)?.low ?? null,
  shareHigh: ({ results }) => orderShare(results)?.high ?? null,
});

/** A figure of the runs of a scenario, as median and quartiles. */
export const SPREAD_COLUMNS = columnsOf<SpreadRow>()(about.spread, {});

export const SKIRMISH_COLUMNS = columnsOf<documents.SkirmishRowFragment>()(about.skirmish, {
  startTime: ({ startTime }) => isoTime(startTime),
  endTime: ({ endTime }) => isoTime(endTime),
  duration: ({ startTime, endTime }) => secondsBetween(startTime, endTime),
  place: (skirmish) => skirmishLocation(skirmish).name,
  area: (skirmish) => skirmishLocation(skirmish).area,
  placeKind: (skirmish) => skirmishLocation(skirmish).kind,
  guildIds: ({ topGuildsByPlayers }) => topGuildsByPlayers.map(({ guild }) => guild.id).join('; '),
  guilds: ({ topGuildsByPlayers }) =>
    topGuildsByPlayers.map(({ guild, count }) => `${guild.name} (${count})`).join('; '),
});

/** A career in a scenario, compared with its side. */
export const CAREER_EDGE_COLUMNS = columnsOf<
  ReturnType<typeof withEdges<documents.CareerOfScenarioFragment>>[number]
>()(about.careerEdge, { team: ({ team }) => (team === 0 ? 'ORDER' : 'DESTRUCTION') });

export const PERFORMANCE_COLUMNS = columnsOf<documents.PerformanceFragment>()(about.performance, {
  character: characterColumns('character', ({ character }) => character),
  startTime: ({ run }) => isoTime(run.startTime),
});

export const AVERAGE_COLUMNS = columnsOf<documents.PlayerOfScenarioFragment>()(about.average, {
  character: characterColumns('character', ({ character }) => character),
});

export const STANDING_COLUMNS = columnsOf<StandingRow>()(about.standing, {
  figureName: ({ figure }) => FIGURE_LABELS[figure],
});

export const STANDING_WEEK_COLUMNS = columnsOf<documents.ScenarioMediansPartsFragment>()(about.standingWeek, {
  from: ({ day }) => isoTime(day * 86_400),
  medians: FIGURES.map((figure) => ({
    name: figure,
    about: `${FIGURE_LABELS[figure]}, median in a minute of a run`,
    value: ({ medians }) => medians[figure],
  })),
});
