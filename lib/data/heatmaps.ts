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

/** Where victims fell in a zone in the last 30 days; there is none when nobody did. */
export const ZONE_HEATMAP: RecordSource<{ id: string }, string, readonly HeatmapPointFragment[]> = {
  idOf: ({ id }) => parseId(id, LARGEST_ZONE),
  get: cache(async (zoneId) => {
    const variables = { zoneId, from: zoneWindowStart(new Date()) };
    return mapAnswer(await query(GetZoneHeatmapDocument, variables, LIVE), ({ killsHeatmap }) =>
      killsHeatmap.length > 0 ? killsHeatmap : null,
    );
  }),
};
