import { GLYPHS } from './generated/glyphs.ts';

/**
 * The body of a glyph (a 512 unit box) in one paint: a colour or a reference such as `url(#g)`.
 * @throws Error for a name that the generated module does not hold; the tables of art are its only source.
 */
export const paintGlyph = (name: string, paint: string): string => {
  const body = GLYPHS[name];
  if (body === undefined) throw new Error(`Unknown glyph "${name}"`);
  return body.replaceAll('{paint}', paint);
};
