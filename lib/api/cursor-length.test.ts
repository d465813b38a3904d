import { expect, it } from 'vitest';
import { LONGEST_CURSOR } from '#lib/url/paging/cursor.ts';
import { MAX_CURSOR_LENGTH } from '#graphql/resolvers/paging.ts';

it('is the same for the addresses of the site and for the API', () => {
  expect(LONGEST_CURSOR).toBe(MAX_CURSOR_LENGTH);
});
