import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  instanceEncounterRunList,
  type InstanceEncounterRunRecord,
} from '#graphql/sql/instance/instance-encounter-run.ts';
import { instanceEncounterRunCondition } from '#graphql/sql/instance/instance-run-filter.ts';
import { longId } from '../identity.ts';
import { connect, connectionFields, type Connection } from '../connection.ts';
import { totalsFields, type WithTotals } from './instance-totals.ts';
import { wholeSeconds } from './instance-duration.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

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
