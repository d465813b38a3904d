import { analyticsOrigin } from '#lib/analytics/analytics.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import type { Env } from '#lib/env.ts';
import { hashSource, pagePolicy, type PolicyOptions } from '../http/guards/content-security-policy.ts';
import { CopyBodies } from './copy-bodies.ts';
import { inlineScriptHashes, withoutNonce } from './inline-scripts.ts';
import { type CopyAge, type CopyQuality, PageCopy } from './page-copy.ts';
import type { Rendering } from './rendering.ts';

/**
 * More inline scripts than any page has; a policy that lists more would exceed the header size that proxies accept.
 */
const MAX_SCRIPTS = 100;
const MAX_POLICY = 8 * 1024;

/** The origins, besides the scripts, that a copy's content security policy allows. */
export type PolicyOrigins = Pick<PolicyOptions, 'imageOrigin' | 'analyticsOrigin'>;

export const policyOrigins = (env: Pick<Env, 'IMAGE_ORIGIN' | 'ANALYTICS_ENDPOINT'>): PolicyOrigins => ({
  imageOrigin: env.IMAGE_ORIGIN,
  analyticsOrigin: analyticsOrigin(env),
});

/**
 * Turns a rendering into a page for all visitors: without its nonce, under a policy that lists the hashes of its inline
 * scripts. Null where there are too many of them.
 */
export async function makeCopy(
  rendering: Rendering,
  origins: PolicyOrigins,
  quality: CopyQuality,
): Promise<PageCopy | null> {
  const markup = withoutNonce(rendering.body.toString(), rendering.nonce);
  const scriptHashes = rendering.isDocument ? inlineScriptHashes(markup) : [];
  const policy = pagePolicyOf(scriptHashes, origins);
  if (scriptHashes.length > MAX_SCRIPTS || policy(true).length > MAX_POLICY) return null;
  const content = {
    status: rendering.status,
    bodies: await CopyBodies.of(Buffer.from(markup)),
    contentType: rendering.contentType,
    scriptHashes,
    policy,
    link: rendering.link?.replaceAll(` nonce="${rendering.nonce}";`, ''),
    vary: rendering.vary,
    quality,
  };
  return new PageCopy(content, ageOf(rendering));
}

/** The policy of a page with these inline scripts, by whether the visitor's connection is encrypted. */
export function pagePolicyOf(scriptHashes: readonly string[], origins: PolicyOrigins) {
  const scripts = hashSource(scriptHashes);
  return (tls: boolean): string => pagePolicy({ ...origins, scripts, tls, dev: false });
}

/** The lifetime of a page: that of its answers, or of the game's library where it has none. */
function ageOf({ answers, startedAt }: Rendering): CopyAge {
  const { fresh, whileRevalidating } = CATALOGUE;
  return {
    bornAt: Math.min(answers.askedAt, startedAt),
    freshUntil: Math.min(answers.freshUntil, startedAt + fresh),
    goodUntil: Math.min(answers.goodUntil, startedAt + fresh + whileRevalidating),
  };
}
