import { expect, test } from 'vitest';

import { analyticsOf, analyticsOrigin } from './analytics.ts';

const endpoint = 'https://analytics.example:8443/api/event?key=1';

test('nobody is told unless it is configured', () => {
  expect(analyticsOf({ PORT: 3000, ANALYTICS_DOMAIN: 'ledger.example' })).toBeNull();
  expect(analyticsOrigin({})).toBeUndefined();
});

test('the site is called after its host unless it has another name', () => {
  const env = { PORT: 3000, SITE_URL: 'https://ledger.example', ANALYTICS_ENDPOINT: endpoint };
  expect(analyticsOf(env)).toEqual({ endpoint, domain: 'ledger.example' });
  expect(analyticsOf({ ...env, ANALYTICS_DOMAIN: 'the-war' })?.domain).toBe('the-war');
  expect(analyticsOf({ PORT: 3000, ANALYTICS_ENDPOINT: endpoint })?.domain).toBe('localhost');
});

test('the policy names the origin alone', () => {
  expect(analyticsOrigin({ ANALYTICS_ENDPOINT: endpoint })).toBe('https://analytics.example:8443');
});
