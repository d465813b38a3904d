import { isoString, knownDate, utcDateLong, utcDateShort, utcTimeShort, utcTime } from '#lib/format/time.ts';
import { type TimePrecision, type TimeVariant, timeTexts, writeFormat } from './time-format.ts';
import styles from './timestamp.module.css';
import {
  type DurationPrecision,
  durationWords,
  durationAttribute,
  isSpan,
  shortDuration,
} from '#lib/format/duration.ts';

interface Props {
  /** Epoch seconds, milliseconds or ISO 8601, as the API gives it. */
  readonly at: number | string;
  readonly variant?: TimeVariant;
  /** Kills have a precision of seconds, skirmishes of minutes (rules.md: Times). */
  readonly precision?: TimePrecision;
}

/**
 * A moment in UTC, which scripts write in the visitor's zone, always with the zone named. Nothing when the API gave
 * something that is no time, or a time that cannot be.
 */
export function Timestamp({ at, variant = 'sentence', precision = 'second' }: Props) {
  const date = knownDate(at);
  if (!date) return null;
  const isStacked = variant === 'stacked';
  const time = precision === 'second' ? utcTime(date) : utcTimeShort(date);
  const day = isStacked ? utcDateShort(date) : utcDateLong(date);
  const [strong, rest] = timeTexts(variant, { time, day, zone: 'UTC' });
  return (
    <time
      dateTime={isoString(date)}
      className={isStacked ? styles.stacked : undefined}
      title={`${day}, ${time} UTC`}
      data-format={writeFormat({ variant, precision })}
      // A script may have switched it to the browser's zone before hydration.
      suppressHydrationWarning
    >
      {strong && <b suppressHydrationWarning>{strong}</b>}
      {rest}
    </time>
  );
}

/**
 * A moment as a text of a drawing, which scripts write in the visitor's zone too.
 * @param variant the time of day or the zone alone: a drawing has no room for more
 */
export function DrawnTime({ at, variant }: { readonly at: number; readonly variant: 'time' | 'zone' }) {
  const date = knownDate(at);
  if (!date) return null;
  return (
    <tspan data-at={isoString(date)} data-format={writeFormat({ variant, precision: 'minute' })}>
      {variant === 'zone' ? 'UTC' : utcTimeShort(date)}
    </tspan>
  );
}

interface WithTimesProps {
  /**
   * Writes the words with moments and with the zone of a moment, as these two write them.
   * @param time of epoch seconds
   */
  readonly words: (time: (seconds: number) => string, zone: (seconds: number) => string) => string;
}

/** Words with times of day among them, which scripts write in the visitor's zone. */
export function WithTimes({ words }: WithTimesProps) {
  const parts = words(
    (seconds) => `{time ${seconds}}`,
    (seconds) => `{zone ${seconds}}`,
  ).split(/\{(\w+ -?[\d.]+)\}/);
  // Every second part is a moment; one may be there twice.
  const placed = parts.map((part, place) => ({ part, isMoment: place % 2 === 1, key: `${part} ${place}` }));
  return placed.map(({ part, isMoment, key }) => {
    if (!isMoment) return part;
    const [variant, seconds] = part.split(' ');
    return (
      <Timestamp
        key={key}
        at={Number(seconds)}
        variant={variant === 'zone' ? 'zone' : 'time'}
        precision="minute"
      />
    );
  });
}

interface FactTimeProps {
  readonly at: number | string;
  readonly precision?: TimePrecision;
}

/**
 * Shows a moment at the beginning of a line of facts. On a phone it has a line of its own: written in the visitor's
 * zone it is longer or shorter, and what follows would break differently and move the page.
 */
export const FactTime = ({ at, precision }: FactTimeProps) => (
  <>
    <span className="narrow:block">
      <Timestamp at={at} precision={precision} />
    </span>
    <span className="narrow:hidden"> · </span>
  </>
);

interface DurationProps {
  /** Milliseconds; null and an invalid span are shown as unknown. */
  readonly ms: number | null;
  readonly precision?: DurationPrecision;
}

/** Shows a duration: in short for the eye, in words for screen readers, in seconds for programs. */
export function Duration({ ms, precision = 'second' }: DurationProps) {
  const short = shortDuration(ms, precision);
  if (!isSpan(ms)) return <>{short}</>;
  return (
    <time dateTime={durationAttribute(ms)}>
      <span aria-hidden>{short}</span>{' '}
      <span className="sr-only select-none">{durationWords(ms, precision)}</span>
    </time>
  );
}
