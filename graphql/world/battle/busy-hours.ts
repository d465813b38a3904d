import type { Random } from '#graphql/world/random.ts';
import { Urn } from '#graphql/world/urn.ts';
import type { WarWindow } from '#graphql/world/war-window.ts';

const HOUR = 3600;

/** How busy each hour of the day is in UTC: quiet before dawn, a peak from 18 to 23. */
const BY_HOUR = [
  5, 3, 2, 1.5, 1.2, 1.2, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6.5, 8, 10, 14, 17, 18, 16, 13, 9,
];

/** Sunday first. */
const BY_DAY = [1.6, 0.85, 0.85, 0.9, 0.95, 1.25, 1.7];

const weightOf = (start: number): number => {
  const date = new Date(start * 1000);
  return (BY_HOUR[date.getUTCHours()] ?? 1) * (BY_DAY[date.getUTCDay()] ?? 1);
};

/** Draws seconds of the window, more of them where people have time to play. */
export function busyHours({ from, to }: WarWindow): (random: Random) => number {
  const hours = Array.from({ length: Math.ceil((to - from) / HOUR) }, (_, index) => from + index * HOUR);
  const urn = new Urn(hours, weightOf);
  return (random) => Math.min(to, urn.draw(random) + random.int(0, HOUR - 1));
}
