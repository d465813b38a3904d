import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

import { Panel } from './panel.tsx';

/** Says from when the data beside it is while the API gives no newer; nothing for data of today (`since` is null). */
export function FreshnessNote({ since }: { since: number | null }) {
  if (since === null) return null;
  const date = new Date(since);
  return (
    <Panel as="p" role="status" className="col-span-full mb-3.5 border-l-3 border-l-warn px-4 py-2.5">
      Live data is not available at the moment. Shown is the data of{' '}
      <time dateTime={isoString(date)}>
        {utcTimeShort(date)} UTC, {utcDateLong(date)}
      </time>
      .
    </Panel>
  );
}
