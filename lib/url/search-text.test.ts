import { describe, expect, it } from 'vitest';

import { routes } from './routes.ts';
import { parseSearchText, searchTextOf, withoutPlus } from './search-text.ts';

describe('searchTextOf', () => {
  it('gives back every text that routes put into an address', () => {
    for (const text of [
      'Verenthe',
      'a/b',
      '100%',
      'who?',
      '#1',
      'Ætherwyn',
      'Черный',
      '黒',
      '%41',
      "D'arc",
    ]) {
      expect(searchTextOf(routes.searchResults(text).slice('/search/'.length))).toBe(text);
    }
  });

  it('takes what cannot be decoded as it stands, and cuts what is too long', () => {
    expect(searchTextOf('%zz')).toBe('%zz');
    expect(searchTextOf('a'.repeat(500))).toHaveLength(100);
  });
});

describe('parseSearchText', () => {
  it('is nothing without a text', () => {
    expect(parseSearchText({})).toBeNull();
    expect(parseSearchText({ q: '   ' })).toBeNull();
  });

  it('cuts spaces around the text', () => {
    expect(parseSearchText({ q: ' red sabbath ' })).toBe('red sabbath');
  });

  it.each([
    ['blanks of any kind', 'red \u00a0\u2003\tsabbath', 'red sabbath'],
    ['invisible characters', '\ufeffred\u200b \u202esab\u00adbath\u200f', 'red sabbath'],
    ['an emoji at the end of what is read', `${'a'.repeat(99)}\u{1F600}`, 'a'.repeat(99)],
    ['half an emoji', 'a\ud83d', 'a\ufffd'],
  ])('reads %s', (_, q, text) => {
    expect(parseSearchText({ q })).toBe(text);
    expect(searchTextOf(encodeURIComponent(q.replaceAll(/\p{Cs}/gu, '\ufffd')))).toBe(text);
    expect(() => routes.searchResults(text)).not.toThrow();
  });

  it('is nothing where nothing can be seen', () => {
    expect(parseSearchText({ q: '\u200b\u00a0' })).toBeNull();
  });
});

describe('withoutPlus', () => {
  it('has blanks for plus signs', () => {
    expect(withoutPlus('red+sabbath')).toBe('red sabbath');
    expect(withoutPlus('red sabbath')).toBeNull();
    expect(withoutPlus('++')).toBeNull();
  });
});
