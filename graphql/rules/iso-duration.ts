const UNITS = [
  ['D', 86_400],
  ['H', 3600],
  ['M', 60],
  ['S', 1],
] as const;

const DURATION =
  /^P(?=.)(?:(\d{1,6})D)?(?:T(?=.)(?:(\d{1,7})H)?(?:(\d{1,9})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?$/;

/**
 * Seconds of a duration in days, hours, minutes and seconds; null for any other text. Months and years have no length
 * of their own.
 * @example secondsOf('PT12M3.5S') // 723.5
 */
export function secondsOf(duration: string): number | null {
  const match = DURATION.exec(duration);
  if (!match) return null;
  return UNITS.reduce((sum, [, seconds], index) => sum + Number(match[index + 1] ?? 0) * seconds, 0);
}

/**
 * A duration as a text of ISO 8601, in days at most; `PT0S` for none.
 * @param seconds from 0 up; a fraction stays with the seconds
 * @example isoDuration(93_784) // 'P1DT2H3M4S'
 */
export function isoDuration(seconds: number): string {
  let rest = seconds;
  let date = '';
  let clock = '';
  for (const [unit, size] of UNITS) {
    const count = unit === 'S' ? Number(rest.toFixed(3)) : Math.floor(rest / size);
    rest -= count * size;
    if (count === 0) continue;
    if (unit === 'D') date = `${count}D`;
    else clock += `${count}${unit}`;
  }
  if (date === '' && clock === '') return 'PT0S';
  return `P${date}${clock && `T${clock}`}`;
}
