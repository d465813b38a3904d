import { expect, test } from '@playwright/test';

import { HEAVY, REFUSED, sendQuery } from './lab/pressure/hostile-queries.ts';
import { median } from './lab/benchmark/percentile.ts';
import { fetchPage } from './http-client.ts';
import { SITE } from './servers/addresses.ts';

const ENDPOINT = `${SITE}/graphql`;
const PAGE = `${SITE}/credits`;
const AT_ONCE = 10;
const VISITS = 20;
/** The most that a page may take beside strangers, in times that it takes alone. */
const RATIO = 5;
/** Milliseconds; below it a ratio says nothing. */
const LEAST = 10;

/** Milliseconds of visits of a kept page, one after the other. */
async function timesOf(visits: number): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < visits; visit += 1) {
    const began = performance.now();
    expect((await fetchPage(PAGE)).status).toBe(200);
    times.push(performance.now() - began);
  }
  return times;
}

for (const hostile of REFUSED) {
  test(`refuses before it begins: ${hostile.name}`, async () => {
    const { status, text } = await sendQuery(ENDPOINT, hostile);
    expect([200, 400]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });
}

test('pages feel nothing of strangers who ask for all that they may at once', async () => {
  await timesOf(2);
  const alone = median(await timesOf(VISITS));
  // A machine that does other things too is measured again: what pages feel they feel each time.
  const ratio = async () => {
    const strangers = Array.from({ length: AT_ONCE }, () => sendQuery(ENDPOINT, HEAVY));
    const beside = median(await timesOf(VISITS));
    for (const { status } of await Promise.all(strangers)) expect([200, 503]).toContain(status);
    return beside / Math.max(alone, LEAST);
  };
  await expect.poll(ratio).toBeLessThan(RATIO);
});
