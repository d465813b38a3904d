import type { Env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image-urls.ts';

/** The settings that addresses of icons depend on. */
export type IconSettings = Pick<Env, 'IMAGE_ORIGIN' | 'SITE_URL'>;

/**
 * Returns a function that makes icon URLs for API clients: absolute where the site knows its origin, since remote
 * clients have another.
 */
export function iconUrlFor({ IMAGE_ORIGIN, SITE_URL }: IconSettings) {
  const { icon } = imageUrls(IMAGE_ORIGIN ?? null);
  return (iconNumber: number): string =>
    IMAGE_ORIGIN || !SITE_URL ? icon(iconNumber) : SITE_URL + icon(iconNumber);
}
