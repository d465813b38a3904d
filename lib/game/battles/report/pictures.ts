import { mapRegion, type MapSetup, markerPosition } from '../../places/map-position.ts';
import { zoneName } from '../../places/zones.ts';
import { bySide, type BySide, type Loss } from './rows.ts';

/** A part of a battle's time, and where the kills in it fell. */
export interface BattlePicture {
  /** Epoch seconds. */
  readonly from: number;
  readonly to: number;
  /** All kills in it, by the side that made them. */
  readonly kills: BySide<number>;
  /** The places of those whose place on the map is known, in percent, as an SVG path of dots. */
  readonly dots: BySide<string>;
}

const PICTURES = 12;

/** A zone with the corners of its map, where they are known. */
export interface MappedZone {
  readonly zoneId: number;
  readonly mapSetup: MapSetup | null;
}

/**
 * The kills of a battle in twelve parts of equal length, from the first kill to the last; none where there is no kill.
 * Kills in another zone have no dot.
 */
export function battlePictures(losses: readonly Loss[], zone: MappedZone): readonly BattlePicture[] {
  if (losses.length === 0) return [];
  const times = losses.map(({ time }) => time);
  const from = times.reduce((one, other) => Math.min(one, other));
  const to = times.reduce((one, other) => Math.max(one, other));
  const length = Math.max(1, (to - from) / PICTURES);
  const parts = Array.from({ length: PICTURES }, (): Loss[] => []);
  for (const loss of losses) {
    const at = Math.floor((loss.time - from) / length);
    parts[Math.min(PICTURES - 1, Math.max(0, at))]?.push(loss);
  }
  return parts.map((part, at) => {
    const made = bySide((side) => part.filter((loss) => loss.by === side));
    return {
      from: Math.round(from + at * length),
      to: Math.round(from + (at + 1) * length),
      kills: bySide((side) => made[side].length),
      dots: bySide((side) => dotsOf(made[side], zone)),
    };
  });
}

/** Lines of no length, which round caps make dots. */
const dotsOf = (losses: readonly Loss[], { zoneId, mapSetup }: MappedZone): string =>
  losses
    .flatMap((loss) => {
      const place = loss.zoneId === zoneId && markerPosition(loss, mapSetup);
      return place ? `M${Math.round(place.left * 10) / 10} ${Math.round(place.top * 10) / 10}h0` : [];
    })
    .join('');

/** The place of a kill in words: the part of the battle's map, or another zone; '' where it is not known. */
export function lossPlace(loss: Loss, { zoneId, mapSetup }: MappedZone): string {
  if (loss.zoneId !== zoneId) return zoneName(String(loss.zoneId));
  const place = markerPosition(loss, mapSetup);
  return place ? mapRegion(place.left, place.top) : '';
}
