import { afterEach, expect, test } from 'vitest';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import { MAX_HEADER_LENGTH } from './normalise-request.ts';

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

const LONG = 'x'.repeat(2 * MAX_HEADER_LENGTH);

/** The lengths of a header's value as what is no page sees it in both places. */
async function lengthsOf(name: string, value: string | string[]): Promise<unknown> {
  open = await openSite(async (request, response) => {
    const at = request.rawHeaders.findIndex((text) => text.toLowerCase() === name);
    response.end(JSON.stringify([request.headers[name]?.length, request.rawHeaders[at + 1]?.length]));
  });
  const { body } = await open.ask('/icon/7', { headers: { [name]: value } });
  return JSON.parse(String(body));
}

test.each(['user-agent', 'referer', 'accept', 'accept-language', 'if-none-match', 'x-anything'])(
  'of a long %s only the beginning is read',
  async (name) => {
    expect(await lengthsOf(name, LONG)).toEqual([MAX_HEADER_LENGTH, MAX_HEADER_LENGTH]);
  },
);

test('a header that is repeated is no longer than another', async () => {
  expect(await lengthsOf('accept', [LONG, LONG])).toEqual([MAX_HEADER_LENGTH, MAX_HEADER_LENGTH]);
});

test.each(['authorization', 'cookie', 'next-url'])('%s is left whole', async (name) => {
  expect(await lengthsOf(name, LONG)).toEqual([LONG.length, LONG.length]);
});

test('what is short enough stays as it is', async () => {
  expect(await lengthsOf('user-agent', 'curl/8.5.0')).toEqual([10, 10]);
});
