import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

import { CopyBodies } from './copy-bodies.ts';
import { PageCopy } from './page-copy.ts';

/** Marks the start of a document's content. */
const CONTENT = '<main ';

/**
 * Adds a note of its age to a document, above the content. React ignores unknown children of the body, so that
 * hydration works all the same.
 * @param since epoch milliseconds
 */
function withAgeNote(html: string, since: number): string {
  const date = new Date(since);
  const time = `<time datetime="${isoString(date)}">${utcTimeShort(date)} UTC, ${utcDateLong(date)}</time>`;
  const note =
    '<div class="mx-auto w-full max-w-310 px-gutter pt-6"><p role="status" ' +
    'class="border-l-3 border-l-warn px-4 py-2.5">' +
    `Live data is not available at the moment. Shown is the page of ${time}.</p></div>`;
  return html.replace(CONTENT, `${note}${CONTENT}`);
}

/**
 * Makes a stale fallback of an old document by adding a note of its age. Null for flight payloads, which have no place
 * for a note; where one is refused, the router requests the document.
 * @param now milliseconds of the monotonic clock
 */
export async function agedCopy(copy: PageCopy, now: number): Promise<PageCopy | null> {
  const { content, age } = copy;
  if (!content.contentType.startsWith('text/html')) return null;
  const since = Date.now() - (now - age.bornAt);
  const html = withAgeNote(String(await content.bodies.make('identity')), since);
  const bodies = await CopyBodies.of(Buffer.from(html));
  return new PageCopy({ ...content, bodies, quality: 'old' }, age);
}
