import { expect, test } from 'vitest';

import { dataOrigin } from './data-origin.ts';

test.each([
  [{}, 'sample world'],
  [{ DATABASE_URL: 'postgres://localhost/war' }, 'own database'],
  [{ GRAPHQL_ENDPOINT: 'https://api.example/graphql' }, 'remote API'],
])('%j is the %s', (env, origin) => {
  expect(dataOrigin(env)).toBe(origin);
});
