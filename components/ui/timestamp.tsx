import { isoString, toDate, utcDateLong, utcDateShort, utcTimeShort, utcTime } from '#lib/format/time.ts';

import { LocalTime } from './local-time.island.tsx';
import styles from './timestamp.module.css';

interface Props {
  /** Epoch seconds, milliseconds or ISO 8601, as the API gives it. */
  readonly at: number | string;
  readonly variant?: 'stacked' | 'sentence' | 'day' | 'time';
  /** Kills are told to the second, skirmishes to the minute (rules.md: Times). */
  readonly precision?: 'second' | 'minute';
}

/** A moment. Nothing when the API gave something that is no time. */
export function Timestamp({ at, variant = 'sentence', precision = 'second' }: Props) {
  const date = toDate(at);
  if (!date) return null;
  const short = variant === 'stacked';
  return (
    <LocalTime
      iso={isoString(date)}
      utcTime={precision === 'second' ? utcTime(date) : utcTimeShort(date)}
      precision={precision}
      utcDay={short ? utcDateShort(date) : utcDateLong(date)}
      variant={variant}
      className={short ? styles.stacked : undefined}
      month={short ? 'short' : 'long'}
    />
  );
}
