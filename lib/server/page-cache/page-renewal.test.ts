import { afterEach, expect, it, vi } from 'vitest';

import { LIVE } from '#lib/api/answer.ts';
import { pageTimeLeft } from '#lib/page-budget.ts';
import { setStatus } from '#lib/page-status.ts';
import { pageAnswers } from '#lib/request-context.ts';

import { advanceTo, type KeptSite, numberOf, openKeptSite, pause } from '../testing/kept-site.ts';

let open: KeptSite | undefined;
afterEach(() => {
  open?.close();
  vi.restoreAllMocks();
});

const site = async () => (open = await openKeptSite());

it('renders once for all who ask at the same time', async () => {
  const { ask, rendered } = await site();
  rendered.during = pause;
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/kills')));
  expect(answers.map(({ body }) => numberOf(body))).toEqual(Array.from({ length: 8 }, () => '1'));
  expect(rendered.times).toBe(1);
});

it('makes a new page behind the visitor, and lets visitors wait for it after its lifetime', async () => {
  const { ask, rendered, settled } = await site();
  await ask('/kills');
  await settled();
  advanceTo(LIVE.fresh + 1_000);
  expect(numberOf((await ask('/kills')).body)).toBe('1');
  await settled();
  expect(numberOf((await ask('/kills')).body)).toBe('2');
  advanceTo(3 * (LIVE.fresh + LIVE.whileRevalidating));
  expect(numberOf((await ask('/kills')).body)).toBe('3');
  expect(rendered.times).toBe(3);
});

it('gives a page for a visitor its time, and takes all that it needs behind', async () => {
  const { ask, rendered, settled } = await site();
  const left: (number | undefined)[] = [];
  rendered.during = () => left.push(pageTimeLeft());
  await ask('/kills');
  await settled();
  advanceTo(LIVE.fresh + 1_000);
  await ask('/kills');
  await settled();
  expect(left).toEqual([expect.any(Number), undefined]);
  expect(left[0]).toBeLessThanOrEqual(4_000);
});

it.each([
  ['an error', () => setStatus(502)],
  ['a missing panel', () => pageAnswers()?.noteFailure()],
  ['old data', () => pageAnswers()?.note({ askedAt: 0, policy: LIVE, standsIn: true })],
])('does not keep a page with %s', async (_, during) => {
  const { ask, rendered, settled } = await site();
  rendered.during = () => during();
  await ask('/kills');
  await settled();
  await ask('/kills');
  expect(rendered.times).toBe(2);
});

it('shows an old page with its age while no new one can be had, and its router the way to it', async () => {
  const { ask, rendered, settled, lines } = await site();
  await ask('/kills');
  await ask('/kills', { headers: { rsc: '1' } });
  await settled();
  advanceTo(60_000);
  rendered.during = () => {
    throw new Error('The database is away.');
  };
  const { status, headers, body } = await ask('/kills');
  expect([status, headers['cache-control'], numberOf(body)]).toEqual([200, 'private, no-store', '1']);
  expect(Number(headers.age)).toBeGreaterThan(59);
  expect(String(body)).toMatch(/Shown is the page of <time datetime="[^"]+">.*<\/div><main /);
  expect((await ask('/kills', { headers: { rsc: '1' } })).status).toBe(503);
  expect(lines.join()).toContain('The database is away.');
  advanceTo(130_000);
  rendered.during = () => {};
  expect(Number(numberOf((await ask('/kills')).body))).toBeGreaterThan(2);
});

it('prefers a new page with old data, which says so itself', async () => {
  const { ask, rendered, settled } = await site();
  await ask('/kills');
  await settled();
  advanceTo(60_000);
  rendered.during = () => pageAnswers()?.note({ askedAt: 0, policy: LIVE, standsIn: true });
  const { body } = await ask('/kills');
  expect(numberOf(body)).toBe('2');
  expect(String(body)).not.toContain('Shown is the page');
  expect(numberOf((await ask('/kills')).body)).toBe('2');
});
