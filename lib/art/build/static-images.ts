import sharp from 'sharp';
import { brandSvg, brandTileSvg } from '#lib/art/brand.ts';
import { killMarkerSvg } from '#lib/art/marker.ts';
import { winnerSvg } from '#lib/art/realm-badge.ts';
import { iconGlyphSvg } from '#lib/art/icon.ts';

const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/**
 * An icon file with one picture, which browsers since 2007 read as PNG.
 * @param side width and height in pixels, at most 255.
 */
export const icoFile = (png: Buffer, side: number): Buffer => {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES);
  head.writeUInt16LE(1, 2); // kind: icon
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};

/** A file under public/ and what it holds. */
export type StaticImage = readonly [path: string, content: string | Buffer];

const CREDIT = '<!-- Icons from game-icons.net, CC BY 3.0, modified -->';
const RENDER_DPI = 300;

const credited = (svg: string): string => svg.replace('>', `>${CREDIT}`) + '\n';

/** Drawn larger than it will be: at 72 dpi a drawing is as many pixels wide as it has units, of which ours have 64. */
const png = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: Math.max(RENDER_DPI, 1.25 * side) })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

const icons = (): StaticImage[] => [
  ['images/icons/broken-shield.svg', credited(iconGlyphSvg('broken-shield'))],
  ['images/maps/icons/skull_red.svg', credited(killMarkerSvg())],
];

const scenarioSides = (): Promise<StaticImage[]> =>
  Promise.all(
    (['ORDER', 'DESTRUCTION'] as const).map(async (realm): Promise<StaticImage> => [
      `images/icons/scenario/${realm.toLowerCase()}.png`,
      await png(winnerSvg(realm), 64),
    ]),
  );

const brand = async (): Promise<StaticImage[]> => [
  ['images/brand.svg', `${brandSvg()}\n`],
  ['icon.svg', `${brandSvg()}\n`],
  ['favicon.ico', icoFile(await png(brandSvg(), 32), 32)],
  ['apple-touch-icon.png', await png(brandTileSvg(8), 180)],
];

/** Around a logo of which a home screen may show no more than a circle of 80 % of the tile. */
const MASKED_MARGIN = 14;

/** Draws the icons that manifest.webmanifest names. */
const appIcons = async (): Promise<StaticImage[]> => [
  ['images/app/192.png', await png(brandSvg(), 192)],
  ['images/app/512.png', await png(brandSvg(), 512)],
  ['images/app/maskable-192.png', await png(brandTileSvg(MASKED_MARGIN), 192)],
  ['images/app/maskable-512.png', await png(brandTileSvg(MASKED_MARGIN), 512)],
];

/** Every image that is drawn once and committed, but no zone map; what else pages show comes in sheets. */
export const staticImages = async (): Promise<readonly StaticImage[]> => [
  ...icons(),
  ...(await scenarioSides()),
  ...(await brand()),
  ...(await appIcons()),
];
