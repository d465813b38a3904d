import { CopyBodies } from '../page-cache/copy-bodies.ts';
import { PageCopy } from '../page-cache/page-copy.ts';

/**
 * Makes a finished page for tests.
 * @param bornAt milliseconds of the monotonic clock
 * @param freshFor milliseconds from now
 */
export function currentCopy(bornAt: number, freshFor = 1_000): PageCopy {
  const now = performance.now();
  const content = {
    status: 200,
    contentType: 'text/html',
    scriptHashes: [],
    link: undefined,
    vary: '',
    policy: () => '',
    bodies: CopyBodies.ofBrotli(Buffer.from('page'), 'tag'),
    quality: 'current' as const,
  };
  return new PageCopy(content, { bornAt, freshUntil: now + freshFor, goodUntil: now + 10_000 });
}
