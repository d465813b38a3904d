import { expect, it } from 'vitest';

import { describeGuildSearch, describeSearch } from './describe-search.ts';
import { LONGEST_DESCRIPTION } from './wording.ts';

/** Texts are cut at so many characters. */
const LONGEST_TEXT = 100;

it.each([describeSearch, describeGuildSearch])('says the whole text in a whole sentence', (describe) => {
  for (let length = 1; length <= LONGEST_TEXT; length += 1) {
    const text = 'abcdefgh '.repeat(12).slice(0, length).trim();
    const description = describe(text);
    expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
    expect(description).toContain(`whose name contains ${text}`);
    expect(description).toMatch(/\.$/);
  }
});

it('names the kinds where there is room', () => {
  expect(describeSearch('Grim')).toBe(
    'Players, guilds, items, quests, creatures, places and abilities whose name contains Grim.',
  );
});
