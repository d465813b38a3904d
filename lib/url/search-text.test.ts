import { describe, expect, it } from 'vitest';

import { searchAddress, searchTextOf } from './search-text.ts';

describe('searchTextOf', () => {
  it('gives back every text that searchAddress put into an address', () => {
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
      const address = searchAddress('/search', { q: text });
      expect(searchTextOf(address?.slice('/search/'.length) ?? '')).toBe(text);
    }
  });

  it('takes what cannot be decoded as it stands, and cuts what is too long', () => {
    expect(searchTextOf('%zz')).toBe('%zz');
    expect(searchTextOf('a'.repeat(500))).toHaveLength(100);
  });
});

describe('searchAddress', () => {
  it('never leads to a step in the path', () => {
    expect(searchAddress('/search', { q: '..' })).toBe('/search/..%20');
  });

  it('leads nowhere without a text', () => {
    expect(searchAddress('/search', {})).toBeNull();
    expect(searchAddress('/search', { q: '   ' })).toBeNull();
  });

  it('cuts spaces around the text', () => {
    expect(searchAddress('/search/guild', { q: ' red  sabbath ' })).toBe('/search/guild/red%20%20sabbath');
  });
});
