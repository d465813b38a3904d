import { cache } from 'react';

import { GetZoneHeatmapDocument, type HeatmapPointFragment } from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { zoneWindowStart } from '#lib/game/heatmap.ts';
import { parseId } from '#lib/game/ids.ts';

/** Zone ids are unsigned 16-bit numbers (contract). */
const LARGEST_ZONE = 65_535;

/** Where victims fell. */
export interface KillsHeatmap {
  readonly points: readonly HeatmapPointFragment[];
  /** All kills; those in a place whose map has no corners have no point. */
  readonly kills: number;
}

/** Where victims fell in a zone in the last 30 days; there is none when nobody did. */
export const ZONE_HEATMAP: RecordSource<{ id: string }, string, KillsHeatmap> = {
  idOf: ({ id }) => parseId(id, LARGEST_ZONE),
  get: cache(async (zoneId) => {
    const from = zoneWindowStart(new Date());
    const where = { zoneId: { eq: Number(zoneId) }, time: { gte: from } };
    const answer = await query(GetZoneHeatmapDocument, { zoneId, from, where }, LIVE);
    return mapAnswer(answer, ({ killsHeatmap: points, kills }) => {
      const total = kills?.totalCount ?? 0;
      return points.length > 0 || total > 0 ? { points, kills: total } : null;
    });
  }),
};
