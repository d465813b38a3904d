'use client';

import { useHydrated } from './use-hydrated.ts';

interface Props {
  /** ISO 8601, in UTC. */
  readonly iso: string;
  /** What the server printed, in UTC: time of day and day. */
  readonly utcTime: string;
  readonly utcDay: string;
  /** A list shows the time above the day, a sentence the day before the time, or one of them alone. */
  readonly variant: 'stacked' | 'sentence' | 'day' | 'time';
  readonly month: 'short' | 'long';
  readonly precision: 'second' | 'minute';
  readonly className?: string;
}

/** A moment in the visitor's zone once scripts run, and in UTC before, always with the zone named. */
export function LocalTime({ iso, utcTime, utcDay, variant, month, precision, className }: Props) {
  const hydrated = useHydrated();
  const { time, day, zone } = hydrated
    ? local(iso, month, precision)
    : { time: utcTime, day: utcDay, zone: 'UTC' };
  const text = { stacked: ` ${day} ${zone}`, sentence: `${day}, ${time} ${zone}`, day, time };
  return (
    <time dateTime={iso} className={className} title={`${utcDay}, ${utcTime} UTC`}>
      {variant === 'stacked' && <b>{time}</b>}
      {text[variant]}
    </time>
  );
}

function local(iso: string, month: Props['month'], precision: Props['precision']) {
  const date = new Date(iso);
  const zoned = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZoneName: 'short' }).formatToParts(
    date,
  );
  return {
    time: date.toLocaleTimeString('en-GB', { timeStyle: precision === 'second' ? 'medium' : 'short' }),
    day: date.toLocaleDateString('en-GB', { day: 'numeric', month, year: 'numeric' }),
    zone: zoned.find(({ type }) => type === 'timeZoneName')?.value ?? '',
  };
}
