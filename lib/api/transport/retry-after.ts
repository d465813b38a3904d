/** The longest pause in seconds that an API may ask for; longer ones are cut to it. */
const LONGEST = 60;

/**
 * Seconds to wait by a `Retry-After` header, which holds seconds or a date; undefined for any other value.
 * @param now epoch milliseconds
 * @example secondsToWait('120') // 60
 */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - now) / 1_000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), LONGEST);
}
