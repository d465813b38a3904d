import type { ScenarioRunRecord } from '#graphql/sql/scenario/scenario.ts';
import type { ScenarioList } from '#graphql/sql/scenario/scenario-page.ts';
import type { Connection } from '../connection.ts';

export type ScenarioConnection = Connection<ScenarioRunRecord> & Pick<ScenarioList, 'totals' | 'characters'>;

type WithTotals = Pick<ScenarioList, 'totals'>;

/** Resolvers for the totals of all matching runs: one statement answers all of them except the last. */
export const scenarioTotalsFields = {
  averageDuration: async ({ totals }: WithTotals) => (await totals()).averageDuration,
  medianDuration: async ({ totals }: WithTotals) => (await totals()).medianDuration,
  minDuration: async ({ totals }: WithTotals) => (await totals()).minDuration,
  maxDuration: async ({ totals }: WithTotals) => (await totals()).maxDuration,
  averageKills: async ({ totals }: WithTotals) => (await totals()).averageKills,
  medianKills: async ({ totals }: WithTotals) => (await totals()).medianKills,
  minKills: async ({ totals }: WithTotals) => (await totals()).minKills,
  maxKills: async ({ totals }: WithTotals) => (await totals()).maxKills,
  averagePlayers: async ({ totals }: WithTotals) => (await totals()).averagePlayers,
  medianPlayers: async ({ totals }: WithTotals) => (await totals()).medianPlayers,
  minPlayers: async ({ totals }: WithTotals) => (await totals()).minPlayers,
  maxPlayers: async ({ totals }: WithTotals) => (await totals()).maxPlayers,
  uniqueCharacters: ({ characters }: Pick<ScenarioList, 'characters'>) => characters(),
};
