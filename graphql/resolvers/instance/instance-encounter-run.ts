import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { instanceEncounterRunTotals } from '#graphql/sql/instance/instance-encounter-run.ts';
import { instanceEncounterRunCondition } from '#graphql/sql/instance/instance-run-filter.ts';
import { longId } from '../identity.ts';
import { wholeSeconds } from './instance-duration.ts';
import { loadOptional, loadRequired } from '../loaders.ts';

export const instanceEncounterRunResolvers: Resolvers = {
  Query: {
    instanceEncounterRun: (_, { id }, { load }) => loadOptional(load.encounterRun, longId(id)),
    instanceEncounterRuns: async (_, { where }, { sql }) => {
      const [totals] = await instanceEncounterRunTotals(sql, instanceEncounterRunCondition(sql, where));
      return totals ?? null;
    },
  },
  InstanceEncounterRun: {
    duration: wholeSeconds,
    encounter: ({ encounterId }, _, { load }) => loadOptional(load.encounter, encounterId),
    scoreboardEntries: ({ id }, _, { load }) => load.encounterRunScores.load(id),
  },
  InstanceEncounterRunScoreboardEntry: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
};
