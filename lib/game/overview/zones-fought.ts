import { toDate } from '#lib/format/time.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

import type { KillRecords } from './kill-records.ts';
import { tally } from './tally.ts';

const DAY = 86_400_000;

/** Days that a heatmap of a zone goes back (rules.md: Heatmaps); one less, so that it holds the kill for a day yet. */
const HEAT_DAYS = 29;

/** True if a heatmap of a zone shows a kill. @param now within the day of today */
export const hasHeatSince = (time: number | string, now: Date): boolean =>
  now.getTime() - (toDate(time)?.getTime() ?? 0) < HEAT_DAYS * DAY;

/** A zone of the open world with a player's or a guild's kills and deaths in it. */
export interface FoughtZone {
  readonly id: string;
  readonly name: string;
  readonly kills: number;
  readonly deaths: number;
  /** True if the heatmap of the zone shows one of them. */
  readonly hasHeat: boolean;
}

/**
 * Counts kills and deaths in the open world by zone, the zone with the most of both together first.
 * @param now within the day of today
 */
export function zonesFought({ kills, deaths }: KillRecords, now: Date): readonly FoughtZone[] {
  const fought = [
    ...kills.rows.map((kill) => ({ kill, died: false })),
    ...deaths.rows.map((kill) => ({ kill, died: true })),
  ].filter(({ kill }) => kill.instanceId === null);
  const zoneOf = ({ kill: { position } }: (typeof fought)[number]) =>
    position.zone?.id ?? String(position.zoneId);
  return tally(fought, zoneOf).map(({ item, count }) => {
    const id = zoneOf(item);
    const here = fought.filter((each) => zoneOf(each) === id);
    const died = here.filter((each) => each.died).length;
    return {
      id,
      name: zoneLabel({ id, name: item.kill.position.zone?.name ?? null }),
      kills: count - died,
      deaths: died,
      hasHeat: here.some(({ kill }) => hasHeatSince(kill.time, now)),
    };
  });
}
