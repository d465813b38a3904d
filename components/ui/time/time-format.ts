export type TimeVariant = 'stacked' | 'sentence' | 'day' | 'time' | 'zone';
export type TimePrecision = 'second' | 'minute';

/** The format in which a moment is written. */
export interface TimeFormat {
  /** A list shows the time above the day, a sentence the day before the time, or one of them or the zone alone. */
  readonly variant: TimeVariant;
  readonly precision: TimePrecision;
}

/** A moment in some zone. */
export interface ZonedTime {
  readonly time: string;
  /** TODAY for the day on which the visitor looks. */
  readonly day: string;
  readonly zone: string;
}

/** The name of the current day. Only scripts write it: pages are cached. */
export const TODAY = 'today';

/**
 * The texts of a moment: the first one stands out.
 * @example timeTexts('sentence', { time: '12:46', day: '21 November 2026', zone: 'UTC' })
 * // ['', '21 November 2026, 12:46 UTC']
 */
export function timeTexts(variant: TimeVariant, { time, day, zone }: ZonedTime): readonly [string, string] {
  switch (variant) {
    case 'stacked':
      return [time, ` ${day} ${zone}`];
    case 'sentence':
      return ['', `${day}${day === TODAY ? '' : ','} ${time} ${zone}`];
    case 'day':
      return ['', day];
    case 'time':
      return ['', time];
    case 'zone':
      return ['', zone];
  }
}

/** @example nightWords('CET') // 'Last night, noon to noon CET' */
export const nightWords = (zone: string): string => `Last night, noon to noon ${zone}`;

/** @example writeFormat({ variant: 'stacked', precision: 'second' }) // 'stacked second' */
export const writeFormat = ({ variant, precision }: TimeFormat): string => `${variant} ${precision}`;

const VARIANTS: readonly string[] = ['stacked', 'sentence', 'day', 'time', 'zone'] satisfies TimeVariant[];

const isVariant = (text: string | undefined): text is TimeVariant =>
  text !== undefined && VARIANTS.includes(text);

/** Reads the text that `writeFormat` wrote; null for anything else. */
export function readFormat(text: string | undefined): TimeFormat | null {
  const [variant, precision] = text?.split(' ') ?? [];
  if (!isVariant(variant)) return null;
  return { variant, precision: precision === 'minute' ? 'minute' : 'second' };
}
