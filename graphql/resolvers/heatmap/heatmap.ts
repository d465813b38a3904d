import type { QueryKillsHeatmapArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import {
  heatmapCells,
  type HeatmapQuery,
  type HeatmapCellRecord,
  cellPosition,
} from '#graphql/sql/heatmap/heatmap.ts';
import { inputError } from '#graphql/sql/engine/connection/input-error.ts';
import { spanBetween } from '#graphql/sql/engine/where/time-span.ts';
import { narrowingId, uuidId } from '../references.ts';

export const heatmapResolvers: Resolvers = {
  Query: {
    killsHeatmap: async (_, args, { sql, latest }) => {
      const query = heatmapQuery(args, latest);
      return query === null ? [] : (await heatmapCells(sql, query)).map(heatmapPoint);
    },
  },
};

export function heatmapPoint({ cell, count }: HeatmapCellRecord) {
  const { x, y } = cellPosition(cell);
  return { x, y, count };
}

const DAY = 86_400;

/**
 * Null where no kill can be on the map.
 * @throws an input error without a condition: points of all zones would share one map
 */
function heatmapQuery(args: QueryKillsHeatmapArgs, latest: number): HeatmapQuery | null {
  const { zoneId, instanceId, killerId, victimId, killerGuildId, victimGuildId } = args;
  const given = [zoneId, instanceId, killerId, victimId, killerGuildId, victimGuildId];
  if (given.every((id) => id == null))
    throw inputError('Name a zone, a scenario run, a player or a guild to map the kills of.');

  const run = instanceId == null ? null : uuidId(instanceId);
  if (instanceId != null && run === null) return null;
  return {
    zoneId: narrowingId(zoneId),
    instanceId: run,
    killerId: narrowingId(killerId),
    victimId: narrowingId(victimId),
    killerGuildId: narrowingId(killerGuildId),
    victimGuildId: narrowingId(victimGuildId),
    soloOnly: args.soloOnly ?? false,
    // To the end of the day, so that it is made of whole days.
    span: spanBetween(args.from, Math.min(args.to ?? Infinity, Math.ceil((latest + 1) / DAY) * DAY)),
  };
}
