import { Resvg } from '@resvg/resvg-js';
import satori, { Font } from 'satori';
import sharp, { Sharp } from 'sharp';
import { brandSvg } from '#lib/art/brand.ts';
import { type Preview, PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../preview.ts';
import { heatMap, heatSvg } from './heat.ts';
import { previewLayout } from './layout.ts';
import { ASIDE_PLACE, BADGE_PLACE, BRAND_PLACE, rowBadgePlace } from './places.ts';
import { loadTypefaces } from './typefaces.ts';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { BADGE_STYLES } from '#lib/art/tables/badges.ts';
import { MAP_IMAGE_SIZE, mapImage } from '#lib/game/places/map-image.ts';
import type { RealmName } from '#lib/art/tables/icon-glyphs.ts';

/** The zone behind pages that are about no place. */
const COMMON_ZONE = 5;

/** The number of cached backdrops, of 2.3 MB each. */
const MAX_CACHED = 8;

const BANDS: Readonly<Record<RealmName, string>> = {
  ORDER: '#3f7fd6',
  DESTRUCTION: '#cf4a31',
  NEUTRAL: BADGE_STYLES.NEUTRAL.rim[1],
};

interface Ground {
  /** The address of a map's image. */
  readonly src: string;
  readonly realm: RealmName;
}

const backdrops = new LRUCache<string, Buffer, Ground>({
  max: MAX_CACHED,
  fetchMethod: (_key, _stale, { context }) => drawBackdrop(context),
});

/** Draws the background of a preview, as raw RGB. */
function backdrop({ zoneId, realm }: Pick<Preview, 'zoneId' | 'realm'>): Promise<Buffer> {
  const src = (mapImage(zoneId, MAP_IMAGE_SIZE) ?? mapImage(COMMON_ZONE, MAP_IMAGE_SIZE))?.src ?? '';
  return backdrops.forceFetch(`${realm} ${src}`, { context: { src, realm } });
}

const CROP_HEIGHT = Math.round((MAP_IMAGE_SIZE * PREVIEW_HEIGHT) / PREVIEW_WIDTH);

function drawBackdrop({ src, realm }: Ground): Promise<Buffer> {
  return sharp(join('public', src))
    .extract({
      left: 0,
      top: Math.round((MAP_IMAGE_SIZE - CROP_HEIGHT) / 2),
      width: MAP_IMAGE_SIZE,
      height: CROP_HEIGHT,
    })
    .resize(PREVIEW_WIDTH, PREVIEW_HEIGHT)
    .modulate({ brightness: 0.5, saturation: 0.7 })
    .composite([{ input: Buffer.from(frame(BANDS[realm])) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Ink that runs out to the right, the band of the realm, and the brass frame. */
const frame = (band: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}">` +
  '<linearGradient id="ink"><stop offset=".18" stop-color="#0d0f14"/>' +
  '<stop offset=".62" stop-color="#0d0f14" stop-opacity=".72"/>' +
  '<stop offset="1" stop-color="#0d0f14" stop-opacity=".3"/></linearGradient>' +
  '<rect width="100%" height="100%" fill="url(#ink)"/>' +
  `<rect width="14" height="100%" fill="${band}"/>` +
  '<rect x="39" y="25" width="1136" height="580" rx="10" fill="none" stroke="#d9b25a" stroke-opacity=".35" stroke-width="2"/></svg>';

/** Link previews are shown small; chat programs refuse pictures that are too heavy. */
const MOST_BYTES = 100_000;
const QUALITIES = [82, 70, 55] as const;

let typefaces: Promise<Font[]> | undefined;

/** Draws a preview as JPEG, below 100 KB. One thread draws one at a time. */
export async function drawPreview(preview: Preview): Promise<Uint8Array> {
  typefaces ??= loadTypefaces();
  const ground = backdrop(preview);
  const texts = await satori(previewLayout(preview), {
    width: PREVIEW_WIDTH,
    height: PREVIEW_HEIGHT,
    fonts: await typefaces,
  });
  const { pixels } = new Resvg(texts.replace(/<\/svg>$/, `${pictures(preview)}</svg>`), {
    font: { loadSystemFonts: false },
  }).render();
  const picture = sharp(await ground, {
    raw: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 3 },
  }).composite([
    ...(await heatMap(preview)),
    {
      input: pixels,
      raw: { width: PREVIEW_WIDTH, height: PREVIEW_HEIGHT, channels: 4, premultiplied: true },
    },
  ]);
  return smallEnough(picture);
}

const pictures = (preview: Preview): string =>
  nestedSvg(brandSvg(), 'brand', BRAND_PLACE) +
  (preview.places?.length
    ? preview.places
        .map(({ badge }, index) => nestedSvg(badge, `badge${index}`, rowBadgePlace(index)))
        .join('')
    : picturesOfRecord(preview));

const picturesOfRecord = (preview: Preview): string =>
  nestedSvg(preview.badge, 'badge', BADGE_PLACE) +
  (preview.ring === undefined ? '' : ringAround(preview.ring)) +
  (preview.aside ? nestedSvg(preview.aside.drawing, 'aside', ASIDE_PLACE) : '') +
  heatSvg(preview);

/** Draws a ring as wide as its distance from the badge, whose corners it follows. */
function ringAround(colour: string): string {
  const { x, y, size } = BADGE_PLACE;
  return (
    `<rect x="${x - 3}" y="${y - 3}" width="${size + 6}" height="${size + 6}" rx="27" fill="none" ` +
    `stroke="${colour}" stroke-width="6"/>`
  );
}

async function smallEnough(picture: Sharp): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length < MOST_BYTES) break;
  }
  return jpeg;
}

interface PictureBox {
  readonly x: number;
  readonly y: number;
  /** Width and height. */
  readonly size: number;
}

/**
 * An SVG document of our own art as a part of a larger one.
 * @param name what its ids begin with, so that they are its own
 */
function nestedSvg(document: string, name: string, { x, y, size }: PictureBox): string {
  return document
    .replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
    .replaceAll(/ id="(\w+)"/g, ` id="${name}-$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
}
