import { describe, expect, it } from 'vitest';
import { copyStatement, copyText } from './copy-text.ts';

const textOf = (rows: Parameters<typeof copyText>[0]) => [...copyText(rows)].join('');

describe('copyText', () => {
  it('puts tabs between columns and a newline after each row', () => {
    expect(
      textOf([
        [1, 'a', true],
        [2.5, 'b', false],
      ]),
    ).toBe('1\ta\tt\n2.5\tb\tf\n');
  });

  it('distinguishes null, an empty text and a text of the letters for null', () => {
    expect(textOf([[null, '', '\\N']])).toBe('\\N\t\t\\\\N\n');
  });

  it('escapes what would end a column or a row', () => {
    expect(textOf([['a\tb', 'a\nb', 'a\r\nb', 'a\\b', '\\.']])).toBe(
      'a\\tb\ta\\nb\ta\\r\\nb\ta\\\\b\t\\\\.\n',
    );
  });

  it('leaves out the zero character, which PostgreSQL cannot hold', () => {
    expect(textOf([['a\0b']])).toBe('ab\n');
  });

  it('cuts a long table into pieces between rows', () => {
    const rows = Array.from({ length: 2_000 }, (_, row) => [row, 'x'.repeat(500)]);
    const pieces = [...copyText(rows)];
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.every((piece) => piece.endsWith('\n'))).toBe(true);
    expect(pieces.join('')).toBe(rows.map((row) => `${row.join('\t')}\n`).join(''));
  });

  it('gives no piece for no rows', () => {
    expect([...copyText([])]).toEqual([]);
  });
});

describe('copyStatement', () => {
  it('quotes names', () => {
    expect(copyStatement({ name: 'character', columns: ['id', 'a"b'] })).toBe(
      'copy "character" ("id", "a""b")',
    );
  });
});
