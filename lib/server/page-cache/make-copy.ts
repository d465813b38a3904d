import { createHash } from 'node:crypto';
import { analyticsOrigin } from '#lib/analytics/analytics.ts';
import { CATALOGUE } from '#lib/api/answer.ts';
import type { Env } from '#lib/env.ts';
import { hashSource, pagePolicy, type PolicyOptions } from '../http/guards/security-headers.ts';
import { CopyBodies } from './copy-bodies.ts';
import { type CopyAge, type CopyQuality, PageCopy } from './page-copy.ts';
import type { Rendering } from './rendering.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const IS_FILE = /\ssrc=/;
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;

/**
 * The SHA-256 hashes of a page's inline scripts in base64, as a content security policy lists them, each once. External
 * scripts and data blocks have none.
 * @param html the page, one character per byte
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !IS_FILE.test(attributes) && !IS_DATA.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script, 'latin1').digest('base64'));
  return [...new Set(scripts)];
}

/**
 * Removes the nonce of a rendering, from attributes and from the router's data, so that it allows nothing under the
 * policy of another page.
 */
export function withoutNonce(markup: string, nonce: string): string {
  return markup
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`,"nonce":"${nonce}"`, '')
    .replaceAll(nonce, '');
}

/** More inline scripts than any page has; a policy that lists more would exceed the header size that proxies accept. */
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
  // One character per byte, since a page is searched several times.
  const markup = withoutNonce(rendering.body.toString('latin1'), rendering.nonce);
  const scriptHashes = rendering.isDocument ? inlineScriptHashes(markup) : [];
  const policy = pagePolicyOf(scriptHashes, origins);
  if (scriptHashes.length > MAX_SCRIPTS || policy(true).length > MAX_POLICY) return null;
  const content = {
    status: rendering.status,
    bodies: await CopyBodies.of(Buffer.from(markup, 'latin1')),
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
