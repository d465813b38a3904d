/** Seconds that an API may ask to be left alone for; what it says beyond that is not believed. */
const LONGEST = 60;

/**
 * Seconds to wait by a `Retry-After` header, which names them or a date; undefined where it says neither.
 * @param now epoch milliseconds
 * @example secondsToWait('120') // 60
 */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST);
}
