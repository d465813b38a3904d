import { expect, it } from 'vitest';
import { usedGlyphNames } from '#lib/art/tables/glyph-names.ts';
import { GLYPHS } from '../generated/glyphs.ts';
import { glyphModule } from './glyph-module.ts';

const set = { icons: { lion: { body: '<path fill="currentColor" d="M0 0"/>' }, sun: { body: '<path/>' } } };

it('writes one row for each name, with a place for the paint', () => {
  const source = glyphModule(set, ['lion']);
  expect(source).toContain(String.raw`"lion": "<path fill=\"{paint}\" d=\"M0 0\"/>",`);
  expect(source).not.toContain('sun');
});

it('names every glyph that the set lacks', () => {
  expect(() => glyphModule(set, ['lion', 'gryphon', 'toString'])).toThrow(
    'Not in the game-icons set: gryphon, toString',
  );
});

it('has generated what the tables use', () => {
  expect(Object.keys(GLYPHS)).toEqual(usedGlyphNames());
});
