import { expect, it } from 'vitest';
import { parseEnv } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/icon-address.ts';
import { iconUrlFor } from './own-api.ts';

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
