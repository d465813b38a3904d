import { sum } from 'd3-array';
import type { QueryScenarioStatisticsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { MOST_DAYS } from '#graphql/resolvers/list-limits.ts';
import { scenarioResults, scenarioSpread } from '#graphql/sql/scenario/scenario-statistics.ts';
import { scenarioBest } from '#graphql/sql/scenario/scenario-best.ts';
import { scenarioCareers } from '#graphql/sql/scenario/scenario-careers.ts';
import type { ResultsQuery } from '#graphql/sql/scenario/scenario-choice.ts';
import { scenarioPlayers } from '#graphql/sql/scenario/scenario-players.ts';
import { scenarioRunsById, scenariosById } from '#graphql/sql/scenario/scenario.ts';
import {
  standingOf,
  type StandingRecord,
  distributionsOfScenarioRuns,
} from '#graphql/sql/scenario/scenario-standing.ts';
import { scenarioById } from '../places.ts';
import { resultsWithEffects, type ScenarioResultsRecord } from './result-effects.ts';
import { narrowingId, integerId, character } from '../references.ts';

const DAY = 86_400;
const LAST_DAY = Math.floor((2 ** 31 - 1) / DAY);

export const scenarioStatisticsResolvers: Resolvers = {
  Query: {
    scenarioStatistics: (_, args) => resultsQuery(args),
    scenarioStanding: (_, { characterId, queueType = null, tier = null }, { sql }) => {
      const id = integerId(characterId);
      const today = Math.floor(Date.now() / 1000 / DAY);
      return id === null ? null : standingOf(sql, id, { queueType, tier }, today);
    },
  },
  ScenarioStatistics: {
    scenario: ({ scenarioId }, _, { load }) => load.optional(scenariosById, scenarioId),
    results: async (query, _, { sql, latest }) =>
      sumOf(await resultsWithEffects(sql, query, untilToday(query, latest))),
    scenarios: (query, _, { sql, latest }) => resultsWithEffects(sql, query, untilToday(query, latest)),
    days: async (query, _, { sql, latest }) =>
      (await scenarioResults(sql, untilToday(query, latest), 'day', MOST_DAYS)).toReversed(),
    spread: (query, _, { sql }) => scenarioSpread(sql, query),
    careers: (query, _, { sql }) => scenarioCareers(sql, query),
    best: (query, { figure, perMinute }, { sql }) => scenarioBest(sql, query, figure, perMinute),
    players: (query, { figure, fewestRuns }, { sql }) => scenarioPlayers(sql, query, figure, fewestRuns),
  },
  ScenarioPerformance: {
    character,
    run: ({ recordId }, _, { load }) => load.required(scenarioRunsById, recordId),
  },
  ScenarioPlayer: { character },
  ScenarioResultsOfScenario: {
    scenario: ({ key }, _, context) => scenarioById(key, context),
    results: (results) => results,
  },
  ScenarioResultsOfDay: {
    day: ({ key }) => key,
    results: (results) => results,
  },
  Quartiles: {
    lower: ([lower]) => lower,
    median: ([, median]) => median,
    upper: ([, , upper]) => upper,
  },
  ScenarioRecord: {
    distributions: ({ id }, _, { load }) => load.all(distributionsOfScenarioRuns, id),
  },
  ScenarioStanding: {
    recent: (standing) => halfOf(standing, 'recent'),
    before: (standing) => halfOf(standing, 'before'),
    weeks: ({ parts }) => parts.filter(({ kind }) => kind === 'week'),
  },
};

const resultsQuery = ({
  scenarioId,
  queueType,
  tier,
  premadeOnly,
  ...period
}: QueryScenarioStatisticsArgs): ResultsQuery => ({
  scenarioId: narrowingId(scenarioId),
  queueType: queueType ?? null,
  tier: tier ?? null,
  premadeOnly: premadeOnly ?? false,
  ...daysOf(period),
});

/** The same without runs of wrong clocks, which have begun after `latest`, in epoch seconds. */
const untilToday = (query: ResultsQuery, latest: number): ResultsQuery => ({
  ...query,
  to: Math.min(query.to ?? LAST_DAY, Math.floor(latest / DAY) + 1),
});

/** A period in days since 1970; null where it does not begin, or does not end. */
const daysOf = ({ from, to }: Pick<QueryScenarioStatisticsArgs, 'from' | 'to'>) => ({
  from: from == null ? null : dayOf(from),
  to: to == null ? null : dayOf(to),
});

/** The day of a second; days beyond those of the database's seconds have no run. */
const dayOf = (second: number) => Math.min(Math.max(Math.floor(second / DAY), 0), LAST_DAY);

/** Adds up the results of scenarios; several together have no design effect, since players meet in all of them. */
const sumOf = (parts: readonly ScenarioResultsRecord[]): ScenarioResultsRecord => ({
  runs: sum(parts, ({ runs }) => runs),
  orderWins: sum(parts, ({ orderWins }) => orderWins),
  destructionWins: sum(parts, ({ destructionWins }) => destructionWins),
  surrenders: sum(parts, ({ surrenders }) => surrenders),
  designEffect: parts.length === 1 ? (parts[0]?.designEffect ?? null) : null,
});

const halfOf = ({ parts }: StandingRecord, half: 'recent' | 'before') =>
  parts.find(({ kind }) => kind === half) ?? null;
