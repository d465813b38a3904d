import { join } from 'node:path';

import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

import { BADGE_STYLES } from '#lib/art/badge.ts';
import type { RealmName } from '#lib/art/tables/realms.ts';
import { MAP_IMAGE_SIZE, mapImage } from '#lib/game/places/map-image.ts';

import { type Preview, PREVIEW_HEIGHT, PREVIEW_WIDTH } from '../preview.ts';

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
export function backdrop({ zoneId, realm }: Pick<Preview, 'zoneId' | 'realm'>): Promise<Buffer> {
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
