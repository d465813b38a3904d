import { describe, expect, it } from 'vitest';

import { correctedAddress } from './corrected-address.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** An address that must stay as it is: in capitals it is a text to search for. */
const GUILD_SEARCH = '/search/guild';

const PAGES = Object.keys(PAGE_KINDS)
  .map((pattern) => pattern.replaceAll(/\[\w+\]/g, '7'))
  .filter((path) => path !== '/' && !path.startsWith(GUILD_SEARCH));
const TABS = PAGES.filter((path) => !path.startsWith('/search/'));

describe('correctedAddress', () => {
  it.each(PAGES)('leaves %s, and knows it in capitals', (path) => {
    expect(correctedAddress(path)).toBeNull();
    expect(correctedAddress(`${path}?x=Y`)).toBeNull();
    expect(correctedAddress(path.toUpperCase())).toBe(path);
    expect(correctedAddress(`${path.toUpperCase()}?x=Y`)).toBe(`${path}?x=Y`);
  });

  it.each(TABS)('takes off what stood behind %s', (path) => {
    for (const end of ['.', ',', ')', '%20', '%C2%A0', ').', '/', "'", '%E2%80%9D']) {
      expect(correctedAddress(path + end), end).toBe(path);
    }
  });

  it.each([
    ['/character/3852/Scenarios', '/character/3852/scenarios'],
    ['/creature/7/VENDORITEMS', '/creature/7/vendorItems'],
    ['/Kill/8.csv', '/kill/8.csv'],
    ['/Search/D.R.', '/search/D.R.'],
    ['/career/White%20Lion', '/career/white-lion'],
    ['/career/WHITE_LION?by=week', '/career/white-lion?by=week'],
    ['/career/White%20Lion.json', '/career/white-lion.json'],
    ['/build/white%20lion', '/build/white-lion'],
    ['/build/Black%20Orc?helm=7', '/build/black-orc?helm=7'],
    ['/Build/blackguard', '/build/black-guard'],
    ['/build/knight%20of%20the%20blazing%20sun.csv', '/build/knight-of-the-blazing-sun.csv'],
  ])('%s means %s', (url, meant) => {
    expect(correctedAddress(url)).toBe(meant);
  });

  it.each([
    '/',
    '/career/white-lion',
    '/career/white-lion.json',
    '/career/pirate',
    '/build/Pirate%20Lord',
    '/kill/{id}',
    '/kill/[id]',
    '/kill/(8)',
    '/search/what?',
    '/search/D.R.',
    '/search/a%20',
    '/kill/8.csv',
    '/kill/%37',
    '/kill/7/export/csv',
    '/icon/7.',
    '/nowhere.',
    '/kill/',
    '/kill/.',
    '/../kills.',
    '/%zz',
    '//kills.',
  ])('leaves %s to what answers it', (url) => {
    expect(correctedAddress(url)).toBeNull();
  });

  it('leads to an address that means itself', () => {
    for (const path of TABS)
      expect(correctedAddress(correctedAddress(`${path.toUpperCase()}).%20`) ?? '')).toBeNull();
  });
});
