import { describe, expect, it } from 'vitest';

import { pageAddress } from '../page-address.ts';
import { besideAddress } from './pasted-link.ts';

const HOSTS = ['ledger.example', 'localhost:3000'];

/** The address that a Slayer's build with a helm leads to once a text is sent as the other build. */
const beside = (text: string, others = '') =>
  besideAddress(`/build/slayer?helm=7${others}&vs=${encodeURIComponent(text)}`, HOSTS);

describe('a pasted link', () => {
  it.each([
    ['https://ledger.example/build/slayer?body=9&level=38'],
    ['http://localhost:3000/build/slayer?body=9&level=38#fits'],
    ['ledger.example/build/Slayer?level=38&body=9&b.helm=1&utm_source=x'],
    ['/build/slayer.txt?level=38&body=9'],
    [' <https://LEDGER.example/build/slayer?body=9&level=38> '],
  ])('%s is the second build', (text) => {
    expect(beside(text)).toBe('/build/slayer?helm=7&b.level=38&b.body=9');
  });

  it.each([
    ['https://ledger.example/character/12/armory'],
    ['ledger.example/character/12'],
    ['/Character/12/Armory?vs=9'],
  ])('%s is an armory', (text) => {
    expect(beside(text)).toBe('/build/slayer?helm=7&vs=12');
  });

  it.each([
    ['https://other.example/build/slayer?body=9', 'foreign'],
    ['//other.example/character/12', 'foreign'],
    ['javascript://x/alert(1)', 'foreign'],
    ['https://', 'nothing'],
    ['http://[', 'nothing'],
    ['/', 'nothing'],
    ['/kills?period=today', 'nothing'],
    ['/character/x/armory', 'nothing'],
    ['/build', 'nothing'],
    ['/build/sky-knight?body=9', 'nothing'],
    ['/build/%E0%A4%A?body=9', 'nothing'],
    ['/build/white-lion?body=9', 'career'],
    ['/build/slayer', 'empty'],
    ['/build/slayer?body=x', 'empty'],
  ])('%s is told as %s', (text, fault) => {
    expect(beside(text)).toBe(`/build/slayer?helm=7&link=${fault}`);
  });

  it('takes the place of the second build before, and of an older fault', () => {
    expect(beside('/build/slayer?body=9', '&b.helm=8&link=empty&_rsc=1')).toBe(
      '/build/slayer?helm=7&_rsc=1&b.body=9',
    );
  });

  it('is none where a name or a number is sent, and on no other page', () => {
    for (const text of ['Kordak', '#12', '12', '']) expect(beside(text)).toBeNull();
    expect(besideAddress('/items?vs=/build/slayer', HOSTS)).toBeNull();
    expect(besideAddress('/build/slayer', HOSTS)).toBeNull();
  });

  it('makes an address no page, so that no kept one answers it', () => {
    expect(pageAddress('/build/slayer?helm=7&vs=/build/slayer')).toBeNull();
    expect(pageAddress(`/build/slayer?vs=https://ledger.example/${'x'.repeat(300)}`)).toBeNull();
    expect(pageAddress('/build/slayer?helm=7&vs=Kordak')).toBe('/build/slayer?helm=7&vs=Kordak');
  });
});
