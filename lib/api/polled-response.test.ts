import { expect, test } from 'vitest';

import { ApiError } from './api-error.ts';
import { polledResponse } from './polled-response.ts';

const ask = (headers: Record<string, string> = {}) =>
  new Request('http://localhost/newest-kills', { headers });
const current = async (ids: readonly string[]) => ({ data: { kills: ids }, provenance: null });

test('sends what is new, and nothing as long as it is the same', async () => {
  const first = await polledResponse(ask(), current(['2', '1']));
  expect(await first.json()).toEqual({ kills: ['2', '1'] });
  expect(first.headers.get('cache-control')).toBe('public, no-cache');
  const known = { 'if-none-match': first.headers.get('etag') ?? '' };

  const same = await polledResponse(ask(known), current(['2', '1']));
  expect([same.status, await same.text()]).toEqual([304, '']);
  const other = await polledResponse(ask(known), current(['3', '2', '1']));
  expect([other.status, await other.json()]).toEqual([200, { kills: ['3', '2', '1'] }]);
});

test('tells nothing where the API fails, or where old data stands in', async () => {
  const failed = await polledResponse(ask(), Promise.reject(new ApiError('unreachable')));
  expect(failed.status).toBeGreaterThanOrEqual(500);
  const old = await polledResponse(
    ask(),
    Promise.resolve({ data: { kills: [] }, provenance: { asOf: 1, recordedSince: null } }),
  );
  expect(old.status).toBe(503);
  for (const { headers } of [failed, old]) expect(headers.get('cache-control')).toBe('private, no-store');
});
