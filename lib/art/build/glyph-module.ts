/** The part of an Iconify icon set that we read. */
export interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const HEADER = `// Written by \`npm run generate\`. Icons from game-icons.net, CC BY 3.0, modified.\n`;

/**
 * The source of the generated glyph module: name to SVG body, with {paint} where the colour goes.
 * @throws Error that lists every name which the icon set lacks.
 */
export const glyphModule = (set: IconSet, names: readonly string[]): string => {
  const unknown = names.filter((name) => !Object.hasOwn(set.icons, name));
  if (unknown.length > 0) throw new Error(`Not in the game-icons set: ${unknown.join(', ')}`);
  const rows = names.map((name) => {
    const body = (set.icons[name]?.body ?? '').replaceAll('currentColor', '{paint}');
    return `  ${JSON.stringify(name)}: ${JSON.stringify(body)},\n`;
  });
  return `${HEADER}export const GLYPHS: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
};
