import { sum } from 'd3-array';

import type { EveningBattleFragment } from '#graphql/generated/documents.ts';

const DAY = 86_400;
const NOON = DAY / 2;

/**
 * The start of the evening that a moment belongs to, in epoch seconds: an evening lasts from noon to noon in UTC, so
 * that midnight splits none.
 * @example eveningOf(Date.parse('2026-11-27T01:30:00Z') / 1000) // 12:00 UTC of 26 November 2026
 */
export const eveningOf = (time: number): number => Math.floor((time - NOON) / DAY) * DAY + NOON;

/** The filter of battles for an evening, as an address has it. */
export function eveningParams(evening: number): { readonly from: string; readonly to: string } {
  const minute = (time: number) => new Date(time * 1000).toISOString().slice(0, '2026-11-20T18:00'.length);
  return { from: minute(evening), to: minute(evening + DAY) };
}

/** The start of an evening, and what a player did in its battles. */
export type LastEvening = Readonly<Record<'evening' | 'battles' | 'kills' | 'deaths', number>>;

/** Sums up the newest evening of some battles, of which the first is the newest; null for none. */
export function lastEveningOf(battles: readonly EveningBattleFragment[]): LastEvening | null {
  const [newest] = battles;
  if (!newest) return null;
  const evening = eveningOf(newest.startTime);
  const own = battles.filter(({ startTime }) => eveningOf(startTime) === evening);
  return {
    evening,
    battles: own.length,
    kills: sum(own, ({ part }) => part?.kills ?? 0),
    deaths: sum(own, ({ part }) => part?.deaths ?? 0),
  };
}
