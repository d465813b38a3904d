import type { Career } from '#graphql/generated/documents.ts';
import { env } from '#lib/env.ts';
import type { BaseStats } from '#lib/game/builds/build.ts';
import sample from './sample-base-stats.json' with { type: 'json' };

const HIGHEST_LEVEL = 40;
/** The share of its points at the highest level with which a career of the sample world begins. */
const AT_FIRST = 0.2;

/**
 * The stats of a career without gear at a level: the operator's, invented ones in the sample world; null where they are
 * not known.
 */
export function baseStatsOf(career: Career, level: number): BaseStats | null {
  const { BASE_STATS, DATABASE_URL, GRAPHQL_ENDPOINT } = env();
  if (BASE_STATS) return BASE_STATS[career]?.[level] ?? null;
  return DATABASE_URL === undefined && GRAPHQL_ENDPOINT === undefined ? sampleStats(career, level) : null;
}

/** Invented points, which grow with the level. */
function sampleStats(career: Career, level: number): BaseStats {
  const grown = AT_FIRST + ((1 - AT_FIRST) * (level - 1)) / (HIGHEST_LEVEL - 1);
  return Object.fromEntries(
    Object.entries(sample[career]).map(([stat, points]) => [stat, Math.round(points * grown)]),
  );
}
