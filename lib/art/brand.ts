import { svgDocument, metalGradient } from './svg.ts';

const INK = '#12151c';
const HALVES =
  '<path d="M32 6 7 14V34C7 46 17 54 32 58.6Z" fill="#2b5ba3"/><path d="M32 6 57 14V34C57 46 47 54 32 58.6Z" fill="#9d3424"/>';
const SWORD = 'M32 10l4 6v24h7v5h-8v8l-3 3-3-3v-8h-8v-5h7V16z';

/** The logo without the SVG element around it, in a 64 unit box. */
const logo = (): string =>
  `<defs>${metalGradient('g', ['#f6dc95', '#d7b162', '#b8862f'])}</defs>` +
  `<path d="M32 2 60 12V34C60 48 48 58 32 62 16 58 4 48 4 34V12Z" fill="${INK}" stroke="url(#g)" stroke-width="3"/>` +
  `${HALVES}<path d="${SWORD}" fill="url(#g)" stroke="${INK}" stroke-width="1.6"/>`;

/** The logo: a shield of both realms parted by a sword. */
export const brandSvg = (): string => svgDocument({ box: '0 0 64 64' }, logo());

/**
 * The logo on an opaque background, for home screens that cut their own corners.
 * @param margin on each side, in units of the logo's box of 64
 */
export const brandTileSvg = (margin: number): string => {
  const side = 64 + 2 * margin;
  return svgDocument(
    { box: `${-margin} ${-margin} ${side} ${side}` },
    `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}" fill="#0d0f14"/>${logo()}`,
  );
};
