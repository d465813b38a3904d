import { cache } from 'react';

import { GetZoneHeatmapDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, orFalse, LIVE, type RecordSource } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { type KillsHeatmap, zoneWindowStart } from '#lib/game/places/heatmap.ts';
import { parseId } from '#lib/game/ids.ts';
import { isNamedZone, NAMED_ZONES } from '#lib/game/places/zones.ts';

import { countManyKills } from './count-many-kills.ts';

import { listZoneKills } from './kills.ts';

/** Zone ids are unsigned 16-bit numbers (contract). */
const LARGEST_ZONE = 65_535;

/** The source of a zone's kills in the last 30 days; null for a zone without any that has no name either. */
export const ZONE_HEATMAP: RecordSource<{ id: string }, string, KillsHeatmap> = {
  idOf: ({ id }) => parseId(id, LARGEST_ZONE),
  get: cache(async (zoneId) => {
    const from = zoneWindowStart(new Date());
    const where = killsSince(zoneId, from);
    const answer = await query(GetZoneHeatmapDocument, { zoneId, from, where }, LIVE);
    return mapAnswer(answer, ({ killsHeatmap: points, kills }) => {
      const total = kills?.totalCount ?? 0;
      return points.length > 0 || total > 0 || isNamedZone(zoneId) ? { points, kills: total } : null;
    });
  }),
};

/** Loads the kills of a zone for another page, whose visitors did not come for them; false where there are none. */
export const getZoneKills = (zoneId: string): Promise<Answer<KillsHeatmap | false>> =>
  orFalse(
    ZONE_HEATMAP.get(zoneId).then((answer) => mapAnswer(answer, (heatmap) => hasKills(heatmap) && heatmap)),
  );

/** True for a heatmap of some kills; that of a zone with a name may have none. */
const hasKills = (heatmap: KillsHeatmap | null): heatmap is KillsHeatmap =>
  heatmap !== null && (heatmap.kills > 0 || heatmap.points.length > 0);

/** Loads the latest kills of a zone for such a page; false where they cannot be had. */
export const latestInZone = (zoneId: string) => orFalse(listZoneKills(zoneId));

/** Lists the zones with a name that have a heatmap now. */
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
