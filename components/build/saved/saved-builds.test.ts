import { describe, expect, it } from 'vitest';

import { openStore, type Store } from '#components/ui/kept/browser-store.ts';

import { keepSaved, linesOf, MOST_SAVED, readLines, readSaved, renamed, withSaved } from './saved-builds.ts';

function store(kept: string | null = null): Store {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_, given) => {
      value = given;
    },
  };
}

const full = (kept: string): Store => ({
  getItem: () => kept,
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

const tank = { name: 'Tank', href: '/build/ironbreaker?helm=7&level=38' };
const healer = { name: 'Healer', href: '/build/rune-priest?helm.talismans=7%2C8' };

describe('saved builds', () => {
  it('are kept in their order, and read again', () => {
    const kept = store();
    expect(readSaved(kept)).toEqual([]);
    expect(keepSaved(kept, withSaved(withSaved([], tank), healer))).toBe(true);
    expect(readSaved(kept)).toEqual([tank, healer]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"name":'],
    ['no list', '{"name":"x","href":"/build/slayer"}'],
    ['a list of nonsense', '[1,null,"x",[],{"name":"x"},{"name":1,"href":"/build/slayer"}]'],
    ['other pages', '[{"name":"x","href":"https://evil.example/build/slayer"},{"name":"x","href":"/kills"}]'],
    ['scripts', '[{"name":"x","href":"javascript:alert(1)//build/slayer"}]'],
    ['names of blanks', '[{"name":" \\u200b ","href":"/build/slayer"}]'],
    ['absurd addresses', `[{"name":"x","href":"/build/slayer?helm=${'7'.repeat(5000)}"}]`],
  ])('are none where the storage holds %s', (_, kept) => {
    expect(readSaved(store(kept))).toEqual([]);
  });

  it('keep what is sound beside what is broken, each address once', () => {
    expect(readSaved(store(JSON.stringify([1, tank, { name: 'Again', href: tank.href }, healer])))).toEqual([
      { name: 'Again', href: tank.href },
      healer,
    ]);
  });

  it('cut absurd names, and count equal ones', () => {
    const long = withSaved([], { name: `a\u202eb \n${'x'.repeat(500)}`, href: '/build/slayer' });
    expect(long[0]?.name).toBe(`ab ${'x'.repeat(57)}`);
    const twins = withSaved(withSaved([tank], { ...healer, name: 'Tank' }), {
      name: 'Tank',
      href: '/build/slayer',
    });
    expect(twins.map(({ name }) => name)).toEqual(['Tank', 'Tank 2', 'Tank 3']);
    expect(withSaved([], { name: '', href: '/build/slayer' })[0]?.name).toBe('Build');
    expect(withSaved([tank], { ...tank, name: 'Other' })).toEqual([tank]);
  });

  it('are renamed, but for blanks', () => {
    expect(renamed([tank, healer], tank.href, ' Healer ')).toEqual([{ ...tank, name: 'Healer 2' }, healer]);
    expect(renamed([tank], tank.href, 'Tank')).toEqual([tank]);
    expect(renamed([tank], tank.href, ' ')).toEqual([tank]);
  });

  it('are at most fifty, the newest', () => {
    const kept = store();
    keepSaved(
      kept,
      Array.from({ length: MOST_SAVED + 2 }, (_, at) => ({
        name: `N${at}`,
        href: `/build/slayer?helm=${at + 1}`,
      })),
    );
    expect(readSaved(kept)).toHaveLength(MOST_SAVED);
    expect(readSaved(kept).at(-1)?.name).toBe('N51');
  });

  it('are not kept where the storage is full or closed, and can still be read', () => {
    expect(keepSaved(full(JSON.stringify([tank])), [tank, healer])).toBe(false);
    expect(readSaved(full(JSON.stringify([tank])))).toEqual([tank]);
    const closed = openStore(() => {
      throw new Error('denied');
    });
    expect(keepSaved(closed, [tank])).toBe(false);
    expect(readSaved(closed)).toEqual([]);
  });
});

describe('lines of links', () => {
  it('are read as they are written', () => {
    const text = linesOf([tank, healer], 'https://ledger.example');
    expect(text.split('\n')[0]).toBe('Tank: https://ledger.example/build/ironbreaker?helm=7&level=38');
    expect(readLines(text, 'ledger.example')).toEqual({ builds: [tank, healer], broken: 0 });
  });

  it('need no name and no host, and lead to this site alone', () => {
    const text = [
      '  ',
      '/build/knight-of-the-blazing-sun?helm=7',
      '- Mine – <https://LEDGER.example/build/slayer>',
      'Theirs: https://other.example/build/slayer?helm=8',
      'no link at all',
    ].join('\r\n');
    expect(readLines(text, 'ledger.example')).toEqual({
      builds: [
        { name: 'Knight of the Blazing Sun', href: '/build/knight-of-the-blazing-sun?helm=7' },
        { name: '- Mine', href: '/build/slayer' },
      ],
      broken: 2,
    });
  });
});
