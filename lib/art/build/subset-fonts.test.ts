import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { charactersOf, FONT_RANGES, subsetFonts } from './subset-fonts.ts';

const app = new URL('../../../app/', import.meta.url);

it('reads ranges of characters', () => {
  expect(charactersOf('U+41-43, U+A0')).toBe('ABC\u00a0');
  expect(charactersOf(FONT_RANGES.basic)).toContain('’');
  expect(charactersOf(FONT_RANGES.western)).toContain('é');
  expect(charactersOf(FONT_RANGES.central)).toContain('ő');
});

it('has every character in one file', () => {
  const characters = Object.values(FONT_RANGES).flatMap((range) => Array.from(charactersOf(range)));
  expect(new Set(characters).size).toBe(characters.length);
});

it('is committed as it is written now', async () => {
  const fonts = await subsetFonts();
  expect(fonts.size).toBe(10);
  for (const [name, content] of fonts) {
    expect(content.equals(await readFile(new URL(`fonts/${name}`, app))), name).toBe(true);
  }
});

it('is declared with the ranges that the files hold', async () => {
  const declared = await readFile(new URL('fonts.ts', app), 'utf8');
  for (const range of Object.values(FONT_RANGES)) {
    expect(declared.split(`'${range}'`), range).toHaveLength(3);
  }
});
