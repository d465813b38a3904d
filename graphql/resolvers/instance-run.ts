import type {
  InstanceRunFilterInput,
  InstanceRunSortInput,
  Resolvers,
} from '#graphql/generated/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import { instanceRunCondition } from '../sql/instance/instance-run-filter.ts';
import {
  instanceRunById,
  instanceRunKeys,
  instanceRunPage,
  instanceRunTotals,
  type InstanceRunRecord,
  type InstanceRunTotals,
} from '../sql/instance/instance-run.ts';
import { connect, connectionFields, totalCount, type Connection } from './connection.ts';
import { uuidId } from './identity.ts';
import { wholeSeconds } from './instance-duration.ts';
import { loadOptional, loadRequired } from './loaders.ts';
import type { PageArguments } from './paging.ts';

export type InstanceRunConnection = Connection<InstanceRunRecord> & {
  totals: () => Promise<InstanceRunTotals>;
};

type ListArguments = PageArguments & {
  order?: InstanceRunSortInput[] | null;
  where?: InstanceRunFilterInput | null;
};

export const instanceRunResolvers: Resolvers = {
  Query: {
    instanceRun: async (_, { id }, { sql }) => {
      const known = uuidId(id);
      const [run] = known === null ? [] : await instanceRunById(sql, known);
      return run ?? null;
    },
    instanceRuns: (_, args, { sql }) => connectRuns(sql, args),
  },
  InstanceRunsConnection: {
    ...connectionFields,
    totalCount,
    averageDuration: async ({ totals }) => (await totals()).averageDuration,
    averageDeaths: async ({ totals }) => (await totals()).averageDeaths,
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
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
};

/** One statement answers the number and both averages. */
function connectRuns(sql: Database, { order, where, ...page }: ListArguments): InstanceRunConnection {
  const keys = instanceRunKeys(sql, order);
  const condition = instanceRunCondition(sql, where);
  let asked: Promise<InstanceRunTotals> | undefined;
  const totals = () => (asked ??= totalsOf(instanceRunTotals(sql, condition)));
  const runs = connect(page, {
    list: { name: 'instanceRuns', keys },
    read: (slice) => instanceRunPage(sql, condition, keys, slice),
    total: async () => (await totals()).count,
  });
  return { ...runs, totals };
}

async function totalsOf(statement: PromiseLike<readonly InstanceRunTotals[]>): Promise<InstanceRunTotals> {
  const [row] = await statement;
  return row ?? { count: 0, averageDuration: 0, averageDeaths: 0 };
}
