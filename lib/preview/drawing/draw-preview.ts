import { Resvg } from '@resvg/resvg-js';
import satori, { Font } from 'satori';
import sharp, { Sharp } from 'sharp';

import { brandSvg } from '#lib/art/brand.ts';

import { type Preview, PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../preview.ts';
import { backdrop } from './backdrop.ts';
import { heatMap, heatSvg } from './heat.ts';
import { previewLayout } from './layout.ts';
import { ASIDE_PLACE, BADGE_PLACE, BRAND_PLACE, rowBadgePlace } from './places.ts';
import { loadTypefaces } from './typefaces.ts';

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
function nestedSvg(document: string, name: string, { x, y, size }: Place): string {
  return document
    .replace(/^(<svg[^>]*?) width="[^"]*" height="[^"]*"/, '$1')
    .replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)
    .replaceAll(/ id="(\w+)"/g, ` id="${name}-$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${name}-$1)`);
}
