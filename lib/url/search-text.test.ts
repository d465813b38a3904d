import { describe, expect, it } from 'vitest';

import { routes } from './routes.ts';
import { askedText, searchTextOf } from './search-text.ts';

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

describe('askedText', () => {
  it('is nothing without a text', () => {
    expect(askedText({})).toBeNull();
    expect(askedText({ q: '   ' })).toBeNull();
  });

  it('cuts spaces around the text', () => {
    expect(askedText({ q: ' red  sabbath ' })).toBe('red  sabbath');
  });
});
