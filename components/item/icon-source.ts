import { env } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';
import { type IconOptions, imageUrls } from '#lib/url/image/image-urls.ts';

/** Maps an item's icon address to the picture of the configured image service. */
export function iconSource(iconUrl: string | null, options?: IconOptions): string {
  return imageUrls(env().IMAGE_ORIGIN ?? null).icon(iconNumberIn(iconUrl) ?? 0, options);
}
