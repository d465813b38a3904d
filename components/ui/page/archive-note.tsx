import { isOfArchive, registeredArchive, type SiteArchive } from '#lib/api/site-archive.ts';
import { registeredEndpoint } from '#lib/api/schema/endpoint.ts';
import { counted } from '#lib/format/number.ts';
import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';
import { currentPath } from '#lib/request-context.ts';
import { needOf } from '#lib/url/page-needs.ts';

interface Props {
  /** The field of our own API that the page shows, by its coordinate; the one that the page cannot be without. */
  readonly of?: string | undefined;
}

/**
 * Says of a page that is counted from the archive of a remote API from when it goes, over how many runs, and how old it
 * is; nothing on any other page.
 */
export function ArchiveNote({ of = needOf(currentPath())?.field }: Props) {
  const archive = registeredArchive();
  if (!archive || of === undefined || !isOfArchive(of) || registeredEndpoint()?.offers(of)) return null;
  const span = archive.span();
  return (
    <p className="mb-3.5 text-muted">
      {span === null ? 'Counted from an archive of the game’s API, which has only begun.' : said(span)}
    </p>
  );
}

function said({ since, scenarios, instanceRuns, readAt }: NonNullable<ReturnType<SiteArchive['span']>>) {
  const [first, last] = [new Date(since * 1_000), new Date(readAt * 1_000)];
  return (
    <>
      Counted from an archive of the game’s API since{' '}
      <time dateTime={isoString(first)}>{utcDateLong(first)}</time>: {counted(scenarios, 'scenario run')} and{' '}
      {counted(instanceRuns, 'dungeon run')}, as of{' '}
      <time dateTime={isoString(last)}>
        {utcTimeShort(last)} UTC, {utcDateLong(last)}
      </time>
      .
    </>
  );
}
