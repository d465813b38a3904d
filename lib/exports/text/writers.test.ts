import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';

import { bbcode, markdown, plain } from './writers.ts';
import type { LinkedBlock } from './text-block.ts';

const LINK =
  'https://ledger.example/scenario/0b1e5c1e-0000-4000-8000-000000000000?pin=4294967295&sort=damage';

const blockOf = (names: readonly string[], rest: Partial<LinkedBlock> = {}): LinkedBlock => ({
  title: 'Mourkain Temple, 21 November 2026, 18:04',
  facts: 'Order 500, Destruction 250 · 12m 5s · Solo Ranked',
  columns: [{ header: 'Name' }, { header: 'Damage', align: 'end' }],
  rows: names.map((name, index) => [name, String(10 ** index)]),
  link: LINK,
  ...rest,
});

const WRITERS = Object.entries({ markdown, bbcode, plain });

test('Markdown has a bold heading, aligned columns in a block of code, and the link at the end', () => {
  expect(markdown(blockOf(['Kordak', 'Verenthe', '王王'], { marked: 1 }))).toBe(
    [
      '**Mourkain Temple, 21 November 2026, 18:04**',
      'Order 500, Destruction 250 · 12m 5s · Solo Ranked',
      '```',
      '  Name      Damage',
      '  ----------------',
      '  Kordak         1',
      '> Verenthe      10',
      '  王王         100',
      '```',
      LINK,
      '',
    ].join('\n'),
  );
});

test('BBCode has tags for heading, code and link', () => {
  const lines = bbcode(blockOf(['Kordak'])).split('\n');
  expect(lines[0]).toBe('[b]Mourkain Temple, 21 November 2026, 18:04[/b]');
  expect(lines.slice(2, 4)).toEqual(['[code]', 'Name    Damage']);
  expect(lines.slice(4)).toEqual(['--------------', 'Kordak       1', '[/code]', `[url]${LINK}[/url]`, '']);
});

test('plain text has no markup', () => {
  const lines = plain(blockOf(['Kordak'])).split('\n');
  expect(lines.slice(2)).toEqual(['', 'Name    Damage', '--------------', 'Kordak       1', '', LINK, '']);
});

test('without rows there is no table', () => {
  expect(markdown(blockOf([]))).not.toContain('```');
  expect(bbcode(blockOf([]))).not.toContain('[code]');
  expect(plain(blockOf([])).split('\n')).toHaveLength(4);
});

describe.each(WRITERS)('%s', (_, write) => {
  test.each([
    ['names of 24 wide letters', '龍'.repeat(24)],
    ['names of 24 letters with two marks each', 'a\u0301\u0323'.repeat(24)],
    ['names of 500 letters', 'W'.repeat(500)],
    ['names of 500 emoji', '👩‍👩‍👧‍👦'.repeat(500)],
    ['names of 5,000 marks upon one letter', `a${'\u0301'.repeat(5000)}`],
    ['names of 500 at signs', '@'.repeat(500)],
    ['names of 500 brackets', '[]'.repeat(250)],
    ['names of 500 backticks', '`'.repeat(500)],
    ['names of 500 halves of pairs', '\uD800'.repeat(500)],
  ])('is shorter than 2,000 characters with %s', (__, name) => {
    const columns = ['A', 'B', 'C', 'D', 'E', 'F'].map((header) => ({ header }));
    const rows = Array.from({ length: 10 }, () => columns.map(() => name));
    expectShort(write(blockOf([], { title: name, facts: name, columns, rows })));
    const some = write(blockOf(Array.from({ length: 10 }, () => name)));
    expectShort(some);
    expect(some).toContain(LINK);
  });

  test('keeps all ten rows of the longest names that the game has', () => {
    const columns = ['Name', 'Kills', 'Deaths', 'DBs', 'Damage', 'Healing', 'Kill damage'].map((header) => ({
      header,
    }));
    const rows = Array.from({ length: 10 }, (__, index) => [
      `${index}${'É'.repeat(23)}`,
      ...Array.from({ length: 6 }, () => '9,999,999'),
    ]);
    const text = write(blockOf([], { columns, rows }));
    expect(rows.filter(([name = '']) => text.includes(name))).toHaveLength(10);
  });

  test('lets no name get out of its cell, notify anybody or become a link', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const names = randomNames(seed);
      const text = write(blockOf(names, { title: names[0] ?? '', facts: names[1] ?? '' }));
      const shown = JSON.stringify(names);
      expectShort(text);
      expect(text, shown).not.toMatch(/@(?:everyone|here|&?\d)/);
      expect(text.match(/https?:\/\//g), shown).toHaveLength(1);
      if (write === bbcode) expect(text.match(/\[\/?(?:code|url|b|img)/g), shown).toHaveLength(6);
      if (write === markdown)
        expect(
          text.match(/`+/g)?.filter((run) => run.length > 2),
          shown,
        ).toHaveLength(2);
    }
  });

  test('aligns what is as wide as two letters, or as none', () => {
    const names = ['Kordak', '王王', 'e\u0301a\u0308', '👩‍👩‍👧‍👦', 'Ω', '\u202Eevil'];
    const rows = write(blockOf(names))
      .split('\n')
      .filter((line) => / 10*$/.test(line));
    expect(rows).toHaveLength(names.length);
    expect(new Set(rows.map((row) => stringWidth(row))).size).toBe(1);
  });
});

test('formats nothing outside of the code', () => {
  const hostile = '**a** _b_ ~~c~~ ||d|| [e](http://f) <@1> `g` # h';
  const [title = '', facts = ''] = markdown(blockOf([], { title: hostile, facts: hostile })).split('\n');
  for (const line of [title.slice(2, -2), facts]) {
    expect(line).not.toMatch(/(?<!\\)[*_~|[\]<>`#]/);
  }
  for (const start of ['# a', '- a', '+ a', '> a', '1. a', '--- a', '=== a']) {
    expect(markdown(blockOf([], { facts: start })).split('\n')[1], start).toMatch(/^(?:\\|1\\)/);
  }
});

test('leaves rows out from the end, whole, and says how many', () => {
  const columns = ['A', 'B', 'C', 'D', 'E', 'F'].map((header) => ({ header }));
  const rows = Array.from({ length: 40 }, (_, index) => columns.map(() => `row ${index} of these`));
  const text = plain(blockOf([], { columns, rows }));
  const kept = text.split('\n').filter((line) => line.startsWith('row'));
  expect(kept).toHaveLength(10);
  expect(text).toContain('\nand 30 more on the page\n');
  expect(
    kept.every((line, index) => line.split(/ {2,}/).every((cell) => cell === `row ${index} of these`)),
  ).toBe(true);
});

function expectShort(text: string): void {
  expect(text.length).toBeLessThan(2000);
  expect([...text].length).toBeLessThan(2000);
  expect(() => encodeURIComponent(text), 'half a pair').not.toThrow();
}

const PARTS = [
  '@everyone @here <@123> <@&1> ``` ` [/code] [url=http://a] [img] [/b] ** || Kordak'.split(' '),
  'http://evil.example https://evil.example www.evil.example 龍 👍🏽 > #'.split(' '),
  '\u0301 \uDC00 \u200D \u202E \u0000 \\ \n \r\n'.split(' '),
].flat();

/** The same for the same seed: ten names of parts that mean something somewhere, and of anything. */
function randomNames(seed: number): string[] {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const part = () =>
    random(3) > 0 ? (PARTS[random(PARTS.length)] ?? '') : String.fromCodePoint(random(0x3000) + 1);
  return Array.from({ length: 10 }, () => Array.from({ length: 1 + random(12) }, part).join(''));
}
