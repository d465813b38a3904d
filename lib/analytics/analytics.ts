import type { Env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

/** The analytics service, for sites that count page views. */
export interface Analytics {
  /** Takes events as Plausible does: POST of a JSON object. */
  readonly endpoint: string;
  /** The site's name at the service. */
  readonly domain: string;
}

/**
 * Returns the analytics service of the site; null for a site without one.
 * @example analyticsOf({ PORT: 3000 }) // null
 */
export function analyticsOf(
  env: Pick<Env, 'ANALYTICS_ENDPOINT' | 'ANALYTICS_DOMAIN' | 'SITE_URL' | 'PORT'>,
): Analytics | null {
  if (env.ANALYTICS_ENDPOINT === undefined) return null;
  return {
    endpoint: env.ANALYTICS_ENDPOINT,
    domain: env.ANALYTICS_DOMAIN ?? new URL(siteUrl(env)).hostname,
  };
}

/** Returns the origin that the content security policy must allow for page views. */
export function analyticsOrigin({ ANALYTICS_ENDPOINT }: Pick<Env, 'ANALYTICS_ENDPOINT'>): string | undefined {
  return ANALYTICS_ENDPOINT === undefined ? undefined : new URL(ANALYTICS_ENDPOINT).origin;
}
