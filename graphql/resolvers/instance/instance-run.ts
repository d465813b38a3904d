import type { QueryInstanceRunsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import {
  instanceRunCondition,
  instanceEncounterRunCondition,
} from '#graphql/sql/instance/instance-run-filter.ts';
import { instanceRunList, type InstanceRunRecord } from '#graphql/sql/instance/instance-run.ts';
import { connect, connectionFields, type Connection } from '../connection.ts';
import { uuidId, longId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';
import {
  instanceEncounterRunList,
  type InstanceEncounterRunRecord,
} from '#graphql/sql/instance/instance-encounter-run.ts';

/** Totals of many runs, or of many tries at encounters. Durations in milliseconds. */
type Totals = {
  completedCount: number;
  medianDuration: number;
  averageDuration: number;
  minDuration: number;
  maxDuration: number;
  medianDeaths: number;
  averageDeaths: number;
};

type WithTotals = { totals: () => Promise<Totals> };

/** The totals that both lists have: one statement answers all of them. */
const totalsFields = {
  completedCount: async ({ totals }: WithTotals) => (await totals()).completedCount,
  medianDuration: async ({ totals }: WithTotals) => (await totals()).medianDuration,
  averageDuration: async ({ totals }: WithTotals) => (await totals()).averageDuration,
  minDuration: async ({ totals }: WithTotals) => (await totals()).minDuration,
  maxDuration: async ({ totals }: WithTotals) => (await totals()).maxDuration,
  medianDeaths: async ({ totals }: WithTotals) => (await totals()).medianDeaths,
  averageDeaths: async ({ totals }: WithTotals) => (await totals()).averageDeaths,
};

/** The duration of a run in whole seconds, as the contract has it, although its times are in milliseconds. */
const wholeSeconds = ({ durationMs }: { durationMs: number }) => Math.floor(durationMs / 1000);

export type InstanceEncounterRunConnection = Connection<InstanceEncounterRunRecord> & WithTotals;

export const instanceEncounterRunResolvers: Resolvers = {
  Query: {
    instanceEncounterRun: (_, { id }, { load }) => loadOptional(load.encounterRun, longId(id)),
    instanceEncounterRuns: (_, { where, order, ...page }, { sql }) => {
      const list = instanceEncounterRunList(sql, instanceEncounterRunCondition(sql, where), order);
      return { ...connect(page, list), totals: list.totals };
    },
  },
  InstanceEncounterRunsConnection: {
    ...connectionFields,
    ...totalsFields,
  },
  InstanceEncounterRun: {
    duration: wholeSeconds,
    instance: ({ instanceId }, _, { load }) => loadRequired(load.instance, instanceId),
    instanceRunId: ({ runId }) => runId,
    encounter: ({ encounterId }, _, { load }) => loadOptional(load.encounter, encounterId),
    scoreboardEntries: ({ id }, _, { load }) => load.encounterRunScores.load(id),
  },
  InstanceEncounterRunScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    career: async ({ characterId }, _, { load }) => (await loadRequired(load.character, characterId)).career,
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
};

export type InstanceRunConnection = Connection<InstanceRunRecord> & WithTotals;

export const instanceRunResolvers: Resolvers = {
  Query: {
    instanceRun: (_, { id }, { load }) => loadOptional(load.instanceRun, uuidId(id)),
    instanceRuns: (_, args, { sql }) => connectRuns(sql, args),
  },
  InstanceRunsConnection: {
    ...connectionFields,
    ...totalsFields,
  },
  InstanceRun: {
    duration: wholeSeconds,
    instance: ({ instanceId }, _, { load }) => loadRequired(load.instance, instanceId),
    zone: ({ instanceId }, _, { load }) => loadRequired(load.zone, instanceId),
    encounters: ({ id }, _, { load }) => load.encounterRuns.load(id),
    scoreboardEntries: ({ id }, _, { load }) => load.instanceRunScores.load(id),
  },
  InstanceRunScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    career: async ({ characterId }, _, { load }) => (await loadRequired(load.character, characterId)).career,
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
};

function connectRuns(sql: Database, args: QueryInstanceRunsArgs): InstanceRunConnection {
  const list = instanceRunList(sql, instanceRunCondition(sql, args.where), args.order);
  return { ...connect(args, list), totals: list.totals };
}
