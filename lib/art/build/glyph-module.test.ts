import { expect, it } from 'vitest';
import { usedGlyphNames } from '#lib/art/tables/glyph-names.ts';
import { GLYPHS } from '../generated/glyphs.ts';
import { glyphModule } from './glyph-module.ts';

const set = {
  icons: {
    lion: { body: '<path fill="currentColor" d="M4.3 8.2L40.6 9.4L20.8 60.4z"/>' },
    sun: { body: '<path/>' },
  },
};

it('writes one row for each name, in whole units and with a place for the paint', () => {
  const source = glyphModule(set, ['lion']);
  expect(source).toContain(String.raw`"lion": "<path fill=\"{paint}\" d=\"m4 8 37 1-20 51z\"/>",`);
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
