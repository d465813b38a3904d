import { expect, test } from '@playwright/test';

import { HEAVY, REFUSED, sendQuery } from './lab/pressure/hostile-queries.ts';
import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';

const ENDPOINT = `${SITE}/graphql`;
const PAGE = `${SITE}/credits`;
const AT_ONCE = 10;

for (const hostile of REFUSED) {
  test(`refuses before it begins: ${hostile.name}`, async () => {
    const { status, text } = await sendQuery(ENDPOINT, hostile);
    expect([200, 400]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
}

test('pages do not wait for strangers who ask for all that they may at once', async () => {
  await fetchPage(PAGE);
  let waiting = AT_ONCE;
  const strangers = Array.from({ length: AT_ONCE }, async () => {
    const { status } = await sendQuery(ENDPOINT, HEAVY);
    waiting -= 1;
    return status;
  });
  expect((await fetchPage(PAGE)).status).toBe(200);
  expect(waiting).toBeGreaterThan(0);
  for (const status of await Promise.all(strangers)) expect([200, 503]).toContain(status);
});
