import { withAgeNote } from './age-note.ts';
import { CopyBodies } from './copy-bodies.ts';
import { PageCopy } from './page-copy.ts';

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
