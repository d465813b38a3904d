import { cache } from 'react';

import {
  CountZoneKillsDocument,
  GetZoneHeatmapDocument,
  type HeatmapPointFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { zoneWindowStart } from '#lib/game/places/heatmap.ts';
import { parseId } from '#lib/game/ids.ts';
import { NAMED_ZONES } from '#lib/game/places/zones.ts';

import { countManyKills } from './count-many-kills.ts';

/** Zone ids are unsigned 16-bit numbers (contract). */
const LARGEST_ZONE = 65_535;

/** The kills on a map. */
export interface KillsHeatmap {
  readonly points: readonly HeatmapPointFragment[];
  /** All kills; those in a place whose map has no corners have no point. */
  readonly kills: number;
}

/** The source of a zone's kills in the last 30 days; null where there were none. */
export const ZONE_HEATMAP: RecordSource<{ id: string }, string, KillsHeatmap> = {
  idOf: ({ id }) => parseId(id, LARGEST_ZONE),
  get: cache(async (zoneId) => {
    const from = zoneWindowStart(new Date());
    const where = killsSince(zoneId, from);
    const answer = await query(GetZoneHeatmapDocument, { zoneId, from, where }, LIVE);
    return mapAnswer(answer, ({ killsHeatmap: points, kills }) => {
      const total = kills?.totalCount ?? 0;
      return points.length > 0 || total > 0 ? { points, kills: total } : null;
    });
  }),
};

/**
 * Loads whether a zone has a heatmap, for a link to it. Failures count as no: the link is no part of what a visitor
 * came for, so that the page does not report them.
 */
export async function hasZoneHeatmap(zoneId: string): Promise<Answer<boolean>> {
  try {
    const where = killsSince(zoneId, zoneWindowStart(new Date()));
    const { data } = await query(CountZoneKillsDocument, { where }, LIVE);
    return { data: (data.kills?.totalCount ?? 0) > 0, staleSince: null };
  } catch {
    return { data: false, staleSince: null };
  }
}

/**
 * Lists the zones with a name that have a heatmap now.
 * @throws ApiError
 */
export async function listZonesWithHeatmap(now: Date): Promise<readonly string[]> {
  const from = zoneWindowStart(now);
  const conditions = NAMED_ZONES.map((id) => killsSince(id, from));
  const { data: kills } = await countManyKills(conditions, { policy: LIVE });
  return NAMED_ZONES.filter((_, index) => (kills[index] ?? 0) > 0);
}

const killsSince = (zoneId: string, from: number) => ({
  zoneId: { eq: Number(zoneId) },
  time: { gte: from },
});
