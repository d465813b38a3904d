import { cache } from 'react';

import { GetZoneHeatmapDocument } from '#graphql/generated/documents.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { parseId } from '#lib/game/ids.ts';
import { zoneWindowStart } from '#lib/game/heatmap.ts';

import type { HeatmapPoints } from './scenarios.ts';

/** Zone ids are unsigned 16-bit numbers (contract). */
const LARGEST_ZONE = 65_535;

/** Where victims fell in a zone in the last 30 days; null when nobody did, or the id is malformed (spec §2, facts 1.10). */
export const getZoneHeatmap = cache(async (id: string): Promise<HeatmapPoints | null> => {
  const zoneId = parseId(id, LARGEST_ZONE);
  if (!zoneId) return null;
  const variables = { zoneId, from: zoneWindowStart(new Date()) };
  const { killsHeatmap } = await query(GetZoneHeatmapDocument, variables, LIVE);
  return killsHeatmap.length > 0 ? killsHeatmap : null;
});
