import { env } from '#lib/env.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';
import { type IconOptions, imageUrls } from '#lib/url/image/image-urls.ts';

/** The address of the picture that an item's icon address stands for, at the configured image service. */
export function iconSource(iconUrl: string | null, options?: IconOptions): string {
  return imageUrls(env().IMAGE_ORIGIN ?? null).icon(iconNumberIn(iconUrl) ?? 0, options);
}
