import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { charactersOf, FONT_RANGES, subsetFonts } from './subset-fonts.ts';

const root = new URL('../../../', import.meta.url);

it('reads ranges of characters', () => {
  expect(charactersOf('U+41-43, U+A0')).toBe('ABC\u00a0');
  expect(charactersOf(FONT_RANGES.texturina.basic)).toContain('’');
  expect(charactersOf(FONT_RANGES.texturina.western)).toContain('é');
  expect(charactersOf(FONT_RANGES.texturina.central)).toContain('ő');
  expect(charactersOf(FONT_RANGES['source-sans-3'].european)).toContain('ő');
});

it('has every character in one file of each typeface', () => {
  const [first, second] = Object.values(FONT_RANGES).map((files) =>
    Object.values(files).flatMap((range) => Array.from(charactersOf(range))),
  );
  expect(new Set(first).size).toBe(first?.length);
  expect(second?.toSorted()).toEqual(first?.toSorted());
});

it('is committed as it is written now', async () => {
  const fonts = await subsetFonts();
  expect(fonts.size).toBe(11);
  for (const [name, content] of fonts) {
    expect(content.equals(await readFile(new URL(`public/fonts/${name}`, root))), name).toBe(true);
  }
});

it('is declared with the ranges that the files hold', async () => {
  const styles = await readFile(new URL('components/ui/style/fonts.css', root), 'utf8');
  const faces = styles.replaceAll(/\s+/g, ' ').split('@font-face');
  for (const name of (await subsetFonts()).keys()) {
    const declaration = faces.find((face) => face.includes(`/fonts/${name}'`));
    const [typeface = '', part = ''] = name.split(/-(?=[a-z]+(?:-bold)?\.woff2)/);
    const { [typeface]: files } = FONT_RANGES as Readonly<Record<string, Readonly<Record<string, string>>>>;
    expect(declaration, name).toContain(`: ${files?.[part.replace(/(-bold)?\.woff2/, '')]};`);
  }
});
