import type { Env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

/** Where page views are told, for sites that count them. */
export interface Analytics {
  /** Takes events as Plausible does: POST of a JSON object. */
  readonly endpoint: string;
  /** What the service calls this site. */
  readonly domain: string;
}

/**
 * Where page views are told; null for a site that tells nobody.
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

/** What the content security policy has to let page views through to. */
export function analyticsOrigin({ ANALYTICS_ENDPOINT }: Pick<Env, 'ANALYTICS_ENDPOINT'>): string | undefined {
  return ANALYTICS_ENDPOINT === undefined ? undefined : new URL(ANALYTICS_ENDPOINT).origin;
}
