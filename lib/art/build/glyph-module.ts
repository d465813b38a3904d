import { optimize } from 'svgo';

/** The part of an Iconify icon set that we read. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const HEADER = `// Written by \`npm run generate\`. Icons from game-icons.net, CC BY 3.0, modified.\n`;

/**
 * A unit is a tenth of a pixel in the largest icon of a page: what stands behind the point is never seen, and makes
 * the paths twice as long.
 */
const WHOLE_UNITS = { name: 'convertPathData', params: { floatPrecision: 0 } } as const;

const simplified = (body: string): string => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`, {
    plugins: [WHOLE_UNITS],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
};

/**
 * The source of the generated glyph module: name to SVG body in whole units, with {paint} where the colour goes.
 * @throws Error that lists every name which the icon set lacks.
 */
export const glyphModule = (set: IconSet, names: readonly string[]): string => {
  const unknown = names.filter((name) => !Object.hasOwn(set.icons, name));
  if (unknown.length > 0) throw new Error(`Not in the game-icons set: ${unknown.join(', ')}`);
  const rows = names.map((name) => {
    const body = simplified(set.icons[name]?.body ?? '').replaceAll('currentColor', '{paint}');
    return `  ${JSON.stringify(name)}: ${JSON.stringify(body)},\n`;
  });
  return `${HEADER}export const GLYPHS: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
};
