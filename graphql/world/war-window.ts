import type { Random } from '#graphql/rules/random.ts';
import { WeightedSampler } from './weighted-sampler.ts';

const HOUR = 3600;
const DAY = 86_400;

const WAR_DAYS = 60;

/** The time span of all generated events, in epoch seconds; both ends belong to it. */
export interface WarWindow {
  readonly from: number;
  readonly to: number;
}

/** The 60 days up to now. */
export const warWindow = (now: number): WarWindow => ({ from: now - WAR_DAYS * DAY, to: now });

/** Returns the part of the window that has passed at a time: 0 at its start, 1 at its end. */
export const progressAt = (window: WarWindow, time: number): number =>
  Math.min(1, Math.max(0, (time - window.from) / (window.to - window.from)));

/** Player activity by hour of the day in UTC: low before dawn, a peak from 18 to 23. */
const ACTIVITY_BY_HOUR = [
  5, 3, 2, 1.5, 1.2, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6.5, 8, 10, 14, 17, 18, 16, 13, 9,
];

/** Sunday first. */
const ACTIVITY_BY_WEEKDAY = [1.6, 0.85, 0.85, 0.9, 0.95, 1.25, 1.7];

/** Activity of players at a time in epoch seconds, compared with that of other times. */
export const activityAt = (time: number): number => {
  const date = new Date(time * 1000);
  return (ACTIVITY_BY_HOUR[date.getUTCHours()] ?? 1) * (ACTIVITY_BY_WEEKDAY[date.getUTCDay()] ?? 1);
};

/** Draws times of the window in epoch seconds, distributed as players are active over the day and the week. */
export function activitySampler({ from, to }: WarWindow): (random: Random) => number {
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, index) => from + index * HOUR);
  const sampler = new WeightedSampler(hours, activityAt);
  return (random) => Math.min(to, sampler.draw(random) + random.int(0, HOUR - 1));
}
