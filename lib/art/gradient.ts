/** Three stops from top to bottom of whatever is painted: how we light metal. */
export type Metal = readonly [light: string, middle: string, dark: string];

/** Three equal stops, top to bottom, over the painted shape's own box. */
export const metalGradient = (id: string, [light, middle, dark]: Metal, middleAt = '.5'): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/>` +
  `<stop offset="${middleAt}" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

/** Top to bottom over a glyph's 512 unit box, whatever part of it the glyph covers. */
export const glyphGradient = (id: string, top: string, bottom: string, margin = 0): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="512" gradientUnits="userSpaceOnUse">` +
  `<stop offset="${margin}" stop-color="${top}"/><stop offset="${1 - margin}" stop-color="${bottom}"/></linearGradient>`;
