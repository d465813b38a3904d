import { killMarkerSvg } from '#lib/art/marker.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import { zoneName } from '#lib/game/places/zones.ts';

import type { Preview } from '../preview.ts';
import { countTotal } from './total.ts';

/** Makes the preview of a zone: the kills of the last 30 days. */
export function previewOfZone(zoneId: string, { points, kills }: KillsHeatmap): Preview {
  const most = Math.max(0, ...points.map(({ count }) => count));
  return {
    title: zoneName(zoneId),
    facts: 'Where players fell in the last 30 days',
    totals: [
      countTotal(kills, 'kill', 'kills'),
      ...(most > 0 ? [countTotal(most, 'kill at the worst place', 'kills at the worst place')] : []),
    ],
    realm: 'NEUTRAL',
    badge: killMarkerSvg(),
    zoneId,
    heat: points,
  };
}
