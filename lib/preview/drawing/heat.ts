import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { heatmapSpots, SPOT_RADIUS } from '#lib/game/places/heatmap.ts';
import { mapImage } from '#lib/game/places/map-image.ts';
import type { Preview } from '../preview.ts';
import { HEAT_PLACE } from './places.ts';
import { HEATMAP_GRID } from '#lib/game/places/heat-cells.ts';

type Heat = Pick<Preview, 'zoneId' | 'heat'>;

const mapOf = ({ zoneId, heat = [] }: Heat) => (heat.length > 0 ? mapImage(zoneId, 512) : null);

/** True if a preview shows kills on a map; without a map or any place, it shows none. */
export const isHeatDrawn = (preview: Heat): boolean => mapOf(preview) !== null;

/** Returns the map below the kills, as a part of the picture; none where no kills are drawn. */
export async function heatMap(preview: Heat): Promise<readonly OverlayOptions[]> {
  const map = mapOf(preview);
  if (!map) return [];
  const { x: left, y: top, size } = HEAT_PLACE;
  const input = await sharp(join('public', map.src))
    .resize(size)
    .modulate({ brightness: 0.7, saturation: 0.6 })
    .toBuffer();
  return [{ input, left, top }];
}

/** Draws the kills over the map, the more the brighter, and a frame around it; '' where no kills are drawn. */
export function heatSvg(preview: Heat): string {
  if (!isHeatDrawn(preview)) return '';
  const { x, y, size } = HEAT_PLACE;
  const spots = heatmapSpots(preview.heat ?? []).map(
    ({ cx, cy, heat }) =>
      `<circle cx="${cx}" cy="${cy}" r="${SPOT_RADIUS}" fill="url(#spot)" opacity="${(0.15 + 0.85 * heat).toFixed(2)}"/>`,
  );
  return (
    '<radialGradient id="spot"><stop stop-color="#ffe08a"/><stop offset=".4" stop-color="#ff7a2f" stop-opacity=".85"/>' +
    '<stop offset="1" stop-color="#d61f1f" stop-opacity="0"/></radialGradient>' +
    `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 ${HEATMAP_GRID} ${HEATMAP_GRID}">` +
    `${spots.join('')}</svg>` +
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="none" stroke="#d9b25a" stroke-opacity=".6" stroke-width="2"/>`
  );
}
