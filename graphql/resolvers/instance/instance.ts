import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { instances, encountersOfInstances } from '#graphql/sql/instance/instance.ts';
import { allOf } from '#graphql/sql/engine/where/where.ts';
import {
  hasBegun,
  instanceRunCondition,
  instanceEncounterRunCondition,
} from '#graphql/sql/instance/instance-run-filter.ts';
import {
  instanceRunList,
  type InstanceRunRecord,
  instanceRunsById,
  instanceEncounterRunList,
  type InstanceEncounterRunRecord,
  encounterRunsOfRuns,
  instanceEncounterRunsById,
  scoresOfEncounterRuns,
  scoresOfRuns,
} from '#graphql/sql/instance/instance-run.ts';
import type { InstanceTotals } from '#graphql/sql/instance/totalled-list.ts';
import { connect, type Connection } from '../connection.ts';
import { encounter, instance, zoneById } from '../places.ts';
import { integerId, uuidId, longId, career, character, guild } from '../references.ts';

type WithTotals = { totals: () => Promise<InstanceTotals> };

const total =
  (key: keyof InstanceTotals) =>
  async ({ totals }: WithTotals) =>
    (await totals())[key];

/** The fields of both lists: one statement answers all totals. */
const listFields = {
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

export type InstanceEncounterRunConnection = Connection<InstanceEncounterRunRecord> & WithTotals;

export type InstanceRunConnection = Connection<InstanceRunRecord> & WithTotals;

export const instanceResolvers: Resolvers = {
  Query: {
    instance: (_, { id }, { load }) => load.optional(instances.byId, integerId(id)),
    instances: (_, args, { sql }) => connect(args, instances.list(sql, args)),
    instanceEncounterRun: (_, { id }, { load }) => load.optional(instanceEncounterRunsById, longId(id)),
    instanceEncounterRuns: (_, { where, order, ...page }, { sql, latest }) => {
      const asked = instanceEncounterRunCondition(sql, where);
      const begun = hasBegun(sql, 'instance_encounter_run', latest);
      const list = instanceEncounterRunList(sql, allOf(sql, [asked, begun]), order);
      return { ...connect(page, list), totals: list.totals };
    },
    instanceRun: (_, { id }, { load }) => load.optional(instanceRunsById, uuidId(id)),
    instanceRuns: (_, { where, order, ...page }, { sql, latest }) => {
      const asked = instanceRunCondition(sql, where);
      const list = instanceRunList(sql, allOf(sql, [asked, hasBegun(sql, 'instance_run', latest)]), order);
      return { ...connect(page, list), totals: list.totals };
    },
  },
  Instance: {
    zone: ({ id }, _, context) => zoneById(id, context),
    encounters: ({ id }, _, { load }) => load.all(encountersOfInstances, id),
  },
  InstanceEncounterRunsConnection: listFields,
  InstanceEncounterRun: {
    duration: wholeSeconds,
    instance,
    instanceRunId: ({ runId }) => runId,
    encounter,
    scoreboardEntries: ({ id }, _, { load }) => load.all(scoresOfEncounterRuns, id),
  },
  InstanceEncounterRunScoreboardEntry: { character, career, guild },
  InstanceRunsConnection: listFields,
  InstanceRun: {
    duration: wholeSeconds,
    instance,
    zone: ({ instanceId }, _, context) => zoneById(instanceId, context),
    encounters: ({ id }, _, { load }) => load.all(encounterRunsOfRuns, id),
    scoreboardEntries: ({ id }, _, { load }) => load.all(scoresOfRuns, id),
  },
  InstanceRunScoreboardEntry: { character, career, guild },
};
