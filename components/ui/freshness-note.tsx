import { utcMinutes } from '#lib/format/time.ts';
import { staleSince } from '#lib/request-context.ts';

import { Panel } from './panel.tsx';

/** Says from when the data is while the API gives none; nothing otherwise. Has to render after the data is there. */
export function FreshnessNote() {
  const since = staleSince();
  if (since === null) return null;
  const date = new Date(since);
  return (
    <Panel as="p" role="status" className="mb-3.5 border-l-3 border-l-warn px-4 py-2.5">
      Live data is not available at the moment. This page shows data of{' '}
      <time dateTime={date.toISOString()}>{utcMinutes(date)} UTC</time>.
    </Panel>
  );
}
