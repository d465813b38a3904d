import { isoString, toDate, utcDateLong, utcDateShort, utcTime } from '#lib/format/time.ts';

import { LocalTime } from './local-time.island.tsx';

interface Props {
  /** Epoch seconds, milliseconds or ISO 8601, as the API gives it. */
  readonly at: number | string;
  readonly look?: 'stacked' | 'sentence' | 'day';
}

/** A moment to the second (spec §9: kills). Nothing when the API gave something that is no time. */
export function Moment({ at, look = 'sentence' }: Props) {
  const date = toDate(at);
  if (!date) return null;
  const short = look === 'stacked';
  return (
    <LocalTime
      iso={isoString(date)}
      utcTime={utcTime(date)}
      utcDay={short ? utcDateShort(date) : utcDateLong(date)}
      look={look}
      month={short ? 'short' : 'long'}
    />
  );
}
