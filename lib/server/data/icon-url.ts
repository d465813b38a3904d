import type { Env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image/image-urls.ts';

/** The settings that addresses of icons depend on. */
export type IconSettings = Pick<Env, 'IMAGE_ORIGIN' | 'SITE_URL'>;

/**
 * Makes a function that returns icon URLs for API clients: absolute where the site's origin is known, since clients
 * have another one.
 */
export function iconUrlFor({ IMAGE_ORIGIN, SITE_URL }: IconSettings) {
  const { icon } = imageUrls(IMAGE_ORIGIN ?? null);
  return (iconNumber: number): string =>
    IMAGE_ORIGIN || !SITE_URL ? icon(iconNumber) : SITE_URL + icon(iconNumber);
}
