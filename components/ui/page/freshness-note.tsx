import type { Provenance } from '#lib/api/answer.ts';
import { isOfArchive } from '#lib/api/site-archive.ts';
import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { currentPath } from '#lib/request-context.ts';
import { needOf } from '#lib/url/page-needs.ts';

import { Panel } from './panel.tsx';

/**
 * Says from when the data beside it is while the API gives no newer, and since when the archive goes that it was
 * counted from; nothing for current and whole data of the API.
 */
export function FreshnessNote({ of }: { readonly of: Provenance | null }) {
  if (of === null) return null;
  const since = of.recordedSince === null ? null : new Date(of.recordedSince * 1_000);
  if (of.asOf === null) return since && !isSaidByPage() ? <CountedSince since={since} /> : null;
  const date = new Date(of.asOf);
  return (
    <Panel as="p" role="status" className="col-span-full mb-3.5 border-l-3 border-l-warn px-4 py-2.5">
      Live data is not available at the moment. Shown is the data of{' '}
      <time dateTime={isoString(date)}>
        {utcTimeShort(date)} UTC, {utcDateLong(date)}
      </time>
      {since && (
        <>
          , from this site’s archive, which goes back to{' '}
          <time dateTime={isoString(since)}>{utcDateLong(since)}</time>: what is older is not here
        </>
      )}
      .
    </Panel>
  );
}

const CountedSince = ({ since }: { readonly since: Date }) => (
  <p className="col-span-full mb-2 text-sm text-muted">
    Counted from this site’s archive, which goes back to{' '}
    <time dateTime={isoString(since)}>{utcDateLong(since)}</time>.
  </p>
);

/** True for a page that is counted from the archive as a whole, and says so at its top. */
function isSaidByPage(): boolean {
  const need = needOf(currentPath());
  return need !== undefined && isOfArchive(need.field);
}
