import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

/** Says from when the data beside it is while the API gives no newer; nothing for data of today (`since` is null). */
export function FreshnessNote({ since }: { since: number | null }) {
  if (since === null) return null;
  const date = new Date(since);
  return (
    <p role="status" className="panel freshness">
      Live data is not available at the moment. Shown is the data of{' '}
      <time dateTime={isoString(date)}>
        {utcTimeShort(date)} UTC, {utcDateLong(date)}
      </time>
      .
    </p>
  );
}
