import { expect, it } from 'vitest';
import { whatIsOffered } from '#lib/api/offered.ts';
import { registerApi } from '#lib/api/registry.ts';
import { registeredEndpoint } from '#lib/api/schema/endpoint.ts';
import { parseEnv } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/icon-address.ts';
import { iconUrlFor } from './icon-url.ts';
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
  const isOffered = await whatIsOffered();
  expect({
    chapters: isOffered('Query.chapters'),
    surrenders: isOffered('ScenarioRecord.wasSurrender'),
    endpoint: registeredEndpoint() !== undefined,
  }).toEqual(expected);
  await close();
  registerApi(undefined);
  expect(registeredEndpoint()).toBeUndefined();
});
