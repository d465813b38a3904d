import { utcTimeShort } from '#lib/format/time.ts';
import { staleSince } from '#lib/request-context.ts';

/** Says from when the data is while the API gives none; nothing otherwise. Has to render after the data is there. */
export function FreshnessNote() {
  const since = staleSince();
  if (since === null) return null;
  const date = new Date(since);
  return (
    <p role="status" className="panel freshness">
      Live data is not available at the moment. This page shows data of{' '}
      <time dateTime={date.toISOString()}>{utcTimeShort(date)} UTC</time>.
    </p>
  );
}
