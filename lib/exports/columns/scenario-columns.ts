import type * as documents from '#graphql/generated/documents.ts';
import { type OwnPart, resultOf } from '#lib/game/battles/own-part.ts';
import { hasTier, pointsOf, surrenderOf, winnerOf } from '#lib/game/battles/scenario.ts';
import type { CareerEdge } from '#lib/game/scenarios/career-edge.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';
import type { SpreadRow } from '#lib/game/scenarios/spread-rows.ts';
import { orderShare, type Verdict } from '#lib/game/scenarios/verdict.ts';

import { col, columnsOf, groupColumns } from '../export-columns.ts';
import { isoTime, secondsCell } from './cells.ts';
import { CHARACTER_COLUMNS } from './character-columns.ts';

/** A run of a scenario. */
export const SCENARIO_COLUMNS = columnsOf<documents.ScenarioRowFragment>(
  col('id', 'Id of the run', ({ id }) => id),
  col('scenarioId', 'Id of the scenario', ({ scenario }) => scenario.id),
  col('name', 'Name of the scenario', ({ scenario }) => scenario.name),
  col('startTime', 'When it began, in UTC', ({ startTime }) => startTime, isoTime),
  col(
    'endTime',
    'When it ended, in UTC; empty where its length is not known',
    (run) => (runLength(run) === null ? null : run.endTime),
    isoTime,
  ),
  col('duration', 'Seconds; empty where not known', runLength, secondsCell),
  col('winner', 'ORDER, DESTRUCTION or DRAW, where it is known', winnerOf),
  col('pointsOrder', 'Points of Order', (run) => pointsOf(run)[0]),
  col('pointsDestruction', 'Points of Destruction', (run) => pointsOf(run)[1]),
  col('tier', 'Its tier, where the API tells it', (run) => (hasTier(run) ? run.tier : null)),
  col('surrendered', 'ORDER or DESTRUCTION, where that side gave up', surrenderOf),
);

/** The same with the part of a character or a guild. */
export const OWN_SCENARIO_COLUMNS = columnsOf<
  documents.ScenarioRowFragment & { readonly own: OwnPart | null }
>(
  SCENARIO_COLUMNS,
  col('ownResult', 'WON, LOST or DRAW for the own side, where it is known', (run) =>
    run.own ? resultOf(run, run.own.side).toUpperCase() || null : null,
  ),
  col('ownSide', 'The own side, ORDER or DESTRUCTION', ({ own }) => own?.side),
  col('ownPlayers', 'Members of the guild who fought; 1 for a character', ({ own }) => own?.players),
  col('ownKills', 'Kills by these players', ({ own }) => own?.kills),
  col('ownDeaths', 'Deaths of these players', ({ own }) => own?.deaths),
  col('ownDamage', 'Damage by these players', ({ own }) => own?.damage),
);

export const DAY_RESULT_COLUMNS = columnsOf<documents.ResultsOfDayFragment>(
  col('day', 'The day, in UTC', ({ day }) => isoTime(day * 86_400)?.slice(0, 10)),
  col('runs', 'Runs that began on it', ({ results }) => results.runs),
  col('order', 'Runs that Order has won', ({ results }) => results.orderWins),
  col('destruction', 'Runs that Destruction has won', ({ results }) => results.destructionWins),
  col('surrenders', 'Runs in which a side gave up', ({ results }) => results.surrenders),
);

/** A scenario with the results of its runs. */
export const PLAYED_SCENARIO_COLUMNS = columnsOf<
  documents.PlayedScenarioFragment & { readonly verdict: Verdict }
>(
  col('scenarioId', 'Id of the scenario', ({ scenario }) => scenario.id),
  col('name', 'Name of the scenario', ({ scenario }) => scenario.name),
  col('runs', 'Runs of it', ({ results }) => results.runs),
  col('order', 'Runs that Order has won', ({ results }) => results.orderWins),
  col('destruction', 'Runs that Destruction has won', ({ results }) => results.destructionWins),
  col('surrenders', 'Runs in which a side gave up', ({ results }) => results.surrenders),
  col('share', 'Share of Order in the decided runs', ({ results }) => orderShare(results)?.value),
  col('shareLow', 'Lower end of its 95% interval', ({ results }) => orderShare(results)?.low),
  col('shareHigh', 'Upper end of its 95% interval', ({ results }) => orderShare(results)?.high),
  col(
    'designEffect',
    'By how much players who come again add to the variance of the share',
    ({ results }) => results.designEffect,
  ),
  col('verdict', 'order, destruction, even or open', ({ verdict }) => verdict),
);

export const SPREAD_COLUMNS = columnsOf<SpreadRow>(
  col('figure', 'length (in seconds), players, pointsOrder or pointsDestruction', ({ figure }) => figure),
  col('median', 'Half of the runs are below', ({ values }) => values.median),
  col('lowerQuartile', 'A quarter of the runs is below', ({ values }) => values.lower),
  col('upperQuartile', 'A quarter of the runs is above', ({ values }) => values.upper),
);

export const CAREER_EDGE_COLUMNS = columnsOf<CareerEdge>(
  col('career', 'The career', ({ career }) => career),
  col('team', 'ORDER or DESTRUCTION', ({ team }) => (team === 0 ? 'ORDER' : 'DESTRUCTION')),
  col('runs', 'Decided runs with it', ({ runs }) => runs),
  col('players', 'Its players in these runs', ({ players }) => players),
  col('wins', 'Those of them who won', ({ wins }) => wins),
  col('edge', 'Share of wins less that of its side, from -1 to 1', ({ edge }) => edge),
  col(
    'edgeLow',
    'Lower end of its 95% interval, by runs and by players; empty where too few players tell it',
    ({ low }) => low,
  ),
  col('edgeHigh', 'Upper end of its 95% interval', ({ high }) => high),
  col(
    'verdict',
    'more or less where it surely wins so against its side, else open',
    ({ verdict }) => verdict,
  ),
);

export const PERFORMANCE_COLUMNS = columnsOf<documents.PerformanceFragment>(
  col('place', 'Place; equal ones share it', ({ place }) => place),
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('value', 'The figure, in the run or per minute of it', ({ value }) => value),
  col('runId', 'Id of the run', ({ run }) => run.id),
  col('startTime', 'When the run began, in UTC', ({ run }) => run.startTime, isoTime),
);

export const AVERAGE_COLUMNS = columnsOf<documents.PlayerOfScenarioFragment>(
  col('place', 'Place; equal ones share it', ({ place }) => place),
  groupColumns('character', ({ character }) => character, CHARACTER_COLUMNS),
  col('runs', 'Runs of the player', ({ runs }) => runs),
  col('mean', 'Average per minute over these runs', ({ mean }) => mean),
  col('estimate', 'The average drawn towards the mean of the career', ({ estimate }) => estimate),
  col('careerMean', 'Mean per minute of the career', ({ careerMean }) => careerMean),
  col('strength', 'Runs with that mean that were added; empty for any number', ({ strength }) => strength),
);
