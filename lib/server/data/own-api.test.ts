import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { parse } from 'graphql';
import { expect, it, vi } from 'vitest';
import { whatIsOffered } from '#lib/api/offered.ts';
import { registerApi } from '#lib/api/registry.ts';
import { registeredEndpoint } from '#lib/api/schema/endpoint.ts';
import { parseEnv } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';
import { iconUrlFor } from './data-source.ts';
import { openOwnApi } from './own-api.ts';

const SITE_URL = 'https://ledger.example';
const IMAGE_ORIGIN = 'https://images.example';

it.each([
  [{}, /^\/icon\/34(\?|$)/],
  [{ SITE_URL }, /^https:\/\/ledger\.example\/icon\/34(\?|$)/],
  [{ SITE_URL, IMAGE_ORIGIN }, /^https:\/\/images\.example\/icon\/34(\?|$)/],
])('icons have addresses that clients elsewhere can follow, where one is known: %j', (variables, url) => {
  const address = iconUrlFor(parseEnv(variables))(34);
  expect(address).toMatch(url);
  expect(iconNumberIn(address)).toBe(34);
});

it.each([
  ['2026-01', { chapters: true, surrenders: false, endpoint: false }],
  ['2026-04', { chapters: false, surrenders: true, endpoint: true }],
  ['2026-08', { chapters: false, surrenders: true, endpoint: true }],
])('in the generation of %s the site offers what clients are offered', async (API_GENERATION, expected) => {
  const nowhere = { url: 'postgres://nobody@127.0.0.1:1/nothing' };
  const { api, close } = openOwnApi(nowhere, parseEnv({ API_GENERATION }), () => undefined);
  registerApi(api);
  const offers = await whatIsOffered();
  expect({
    chapters: offers('Query.chapters'),
    surrenders: offers('ScenarioRecord.wasSurrender'),
    endpoint: registeredEndpoint() !== undefined,
  }).toEqual(expected);
  await close();
  registerApi(undefined);
  expect(registeredEndpoint()).toBeUndefined();
});

it('a question waits for the database as long as API_TIMEOUT_MS says', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const where = { url: `postgres://nobody@127.0.0.1:${port}/nothing` };
  const { api, close } = openOwnApi(where, parseEnv({ API_TIMEOUT_MS: '1000' }), () => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answered = vi.fn();
  void api.ask?.(parse('{ kills(first: 1) { nodes { id } } }'), {}).then(answered);
  await vi.advanceTimersByTimeAsync(999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered.mock.lastCall?.[0]).toMatchObject({ errors: [{ extensions: { code: 'TIMEOUT' } }] });
  vi.useRealTimers();
  silent.close();
  await close();
});
