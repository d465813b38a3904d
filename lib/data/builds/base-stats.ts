import type { Career } from '#graphql/generated/documents.ts';
import { env } from '#lib/env.ts';
import type { BaseStats } from '#lib/game/builds/build.ts';
import { lookUp } from '#lib/game/look-up.ts';

import sample from './sample-base-stats.json' with { type: 'json' };

/** The only level for which the tables have stats. */
const KNOWN_LEVEL = 40;

/**
 * The stats of a career without gear: the operator's, invented ones in the sample world; null where they are not known,
 * as for every level but 40.
 */
export function baseStatsOf(career: Career, level: number): BaseStats | null {
  if (level !== KNOWN_LEVEL) return null;
  const { BASE_STATS, DATABASE_URL, GRAPHQL_ENDPOINT } = env();
  if (BASE_STATS) return lookUp(BASE_STATS, career) ?? null;
  return DATABASE_URL === undefined && GRAPHQL_ENDPOINT === undefined ? sample[career] : null;
}
