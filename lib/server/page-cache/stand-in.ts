import { withAgeNote } from './age-note.ts';
import { CopyBodies } from './copy-bodies.ts';
import { PageCopy } from './page-copy.ts';

/**
 * A document that is too old to be shown as it is, with a note of its age. Null for what is no document: the router in
 * the browser has no place for a note, and goes on to the document where it is refused.
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
