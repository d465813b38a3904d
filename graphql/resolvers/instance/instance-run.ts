import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  instanceRunCondition,
  instanceEncounterRunCondition,
} from '#graphql/sql/instance/instance-run-filter.ts';
import { instanceRunList, type InstanceRunRecord } from '#graphql/sql/instance/instance-run.ts';
import { connect, connectionFields, type Connection } from '../connection.ts';
import { uuidId, longId } from '../identity.ts';
import type { InstanceScoreRecord } from '#graphql/sql/instance/instance-score.ts';
import type { InstanceTotals } from '#graphql/sql/instance/totalled-list.ts';
import { loadOptional, loadRequired, type Loaders } from '../loaders.ts';
import {
  instanceEncounterRunList,
  type InstanceEncounterRunRecord,
} from '#graphql/sql/instance/instance-encounter-run.ts';

type WithTotals = { totals: () => Promise<InstanceTotals> };

const total =
  (key: keyof InstanceTotals) =>
  async ({ totals }: WithTotals) =>
    (await totals())[key];

/** The fields of both lists: one statement answers all totals. */
const listFields = {
  ...connectionFields,
  completedCount: total('completedCount'),
  medianDuration: total('medianDuration'),
  averageDuration: total('averageDuration'),
  minDuration: total('minDuration'),
  maxDuration: total('maxDuration'),
  medianDeaths: total('medianDeaths'),
  averageDeaths: total('averageDeaths'),
};

/** The duration of a run in whole seconds, as the contract has it, although its times are in milliseconds. */
const wholeSeconds = ({ durationMs }: { durationMs: number }) => Math.floor(durationMs / 1000);

type Load = { readonly load: Loaders };

/** The fields of a score on both scoreboards. */
const scoreFields = {
  character: ({ characterId }: InstanceScoreRecord, _: object, { load }: Load) =>
    loadRequired(load.character, characterId),
  career: async ({ characterId }: InstanceScoreRecord, _: object, { load }: Load) =>
    (await loadRequired(load.character, characterId)).career,
  guild: ({ guildId }: InstanceScoreRecord, _: object, { load }: Load) => loadOptional(load.guild, guildId),
};

export type InstanceEncounterRunConnection = Connection<InstanceEncounterRunRecord> & WithTotals;

export const instanceEncounterRunResolvers: Resolvers = {
  Query: {
    instanceEncounterRun: (_, { id }, { load }) => loadOptional(load.encounterRun, longId(id)),
    instanceEncounterRuns: (_, { where, order, ...page }, { sql }) => {
      const list = instanceEncounterRunList(sql, instanceEncounterRunCondition(sql, where), order);
      return { ...connect(page, list), totals: list.totals };
    },
  },
  InstanceEncounterRunsConnection: listFields,
  InstanceEncounterRun: {
    duration: wholeSeconds,
    instance: ({ instanceId }, _, { load }) => loadRequired(load.instance, instanceId),
    instanceRunId: ({ runId }) => runId,
    encounter: ({ encounterId }, _, { load }) => loadOptional(load.encounter, encounterId),
    scoreboardEntries: ({ id }, _, { load }) => load.encounterRunScores.load(id),
  },
  InstanceEncounterRunScoreboardEntry: scoreFields,
};

export type InstanceRunConnection = Connection<InstanceRunRecord> & WithTotals;

export const instanceRunResolvers: Resolvers = {
  Query: {
    instanceRun: (_, { id }, { load }) => loadOptional(load.instanceRun, uuidId(id)),
    instanceRuns: (_, { where, order, ...page }, { sql }) => {
      const list = instanceRunList(sql, instanceRunCondition(sql, where), order);
      return { ...connect(page, list), totals: list.totals };
    },
  },
  InstanceRunsConnection: listFields,
  InstanceRun: {
    duration: wholeSeconds,
    instance: ({ instanceId }, _, { load }) => loadRequired(load.instance, instanceId),
    zone: ({ instanceId }, _, { load }) => loadRequired(load.zone, instanceId),
    encounters: ({ id }, _, { load }) => load.encounterRuns.load(id),
    scoreboardEntries: ({ id }, _, { load }) => load.instanceRunScores.load(id),
  },
  InstanceRunScoreboardEntry: scoreFields,
};
