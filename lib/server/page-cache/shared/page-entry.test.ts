import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { CopyBodies } from '../copy-bodies.ts';
import { PageCopy } from '../page-copy.ts';
import { readPageEntry, writePageEntry } from './redis-pages.ts';

async function aPage(): Promise<PageCopy> {
  const now = performance.now();
  const content = {
    status: 200,
    bodies: await CopyBodies.of(Buffer.from('<main>Größe</main>')),
    contentType: 'text/html; charset=utf-8',
    scriptHashes: ['a+b='],
    policy: () => '',
    link: undefined,
    vary: 'rsc',
    quality: 'current' as const,
  };
  return new PageCopy(content, { bornAt: now - 5_000, freshUntil: now + 1_000, goodUntil: now + 2_000 });
}

it('gives the page back that was written, under the policy of its scripts', async () => {
  const page = await aPage();
  const read = readPageEntry(await writePageEntry(page), { imageOrigin: 'https://images.example' });
  expect(String(await read?.content.bodies.make('identity'))).toBe('<main>Größe</main>');
  expect(read?.content.bodies.etag('br')).toBe(page.content.bodies.etag('br'));
  expect(read?.content.policy(false)).toMatch(/'sha256-a\+b='.*https:\/\/images\.example/);
  expect(read?.secondsOld(performance.now())).toBe(5);
  for (const instant of ['bornAt', 'freshUntil', 'goodUntil'] as const) {
    expect(Math.abs((read?.age[instant] ?? 0) - page.age[instant])).toBeLessThan(5);
  }
});

it('keeps its lifetime to the second, whatever the clocks of two processes round to', async () => {
  for (let turn = 0; turn < 50; turn += 1) {
    const page = await aPage();
    const read = readPageEntry(await writePageEntry(page), {});
    expect(page.headers('br', false, false)).toContain('public, max-age=0, s-maxage=7');
    expect(read?.headers('br', false, false)).toContain('public, max-age=0, s-maxage=7');
  }
});

it.each([
  ['nothing', () => Buffer.alloc(0)],
  ['a text', () => Buffer.from('<html>')],
  ['something else', () => serialize({ status: 200, brotli: 'text' })],
  ['a part', async () => (await writePageEntry(await aPage())).subarray(0, 60)],
])('does not take %s for a page', async (_, bytes) => {
  expect(readPageEntry(await bytes(), {})).toBeUndefined();
});
