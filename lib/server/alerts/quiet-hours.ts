/** Hours of each day in which a target is not told anything; `to` may be on the next day. */
export interface QuietHours {
  /** As 23:00. */
  readonly from: string;
  readonly to: string;
  /** A time zone such as Europe/Berlin. */
  readonly zone: string;
}

/** True for the name of a time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** True in the quiet hours, by the clocks of their zone. None are quiet where both ends are the same. */
export function isQuiet(hours: QuietHours | undefined, now: Date): boolean {
  if (!hours) return false;
  const { from, to, zone } = hours;
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }).format(now);
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
