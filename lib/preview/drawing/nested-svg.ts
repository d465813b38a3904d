interface Place {
  readonly x: number;
  readonly y: number;
  /** Width and height. */
  readonly size: number;
}

/**
 * An SVG document of our own art as a part of a larger one.
 * @param name what its ids begin with, so that they are its own
 */
export function nestedSvg(document: string, name: string, { x, y, size }: Place): string {
  return document
    .replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
    .replaceAll(/ id="(\w+)"/g, ` id="${name}-$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
}
