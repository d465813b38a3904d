import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const IS_FILE = /\ssrc=/;
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;

/**
 * The SHA-256 hashes of a page's inline scripts in base64, as a content security policy lists them, each once. External
 * scripts and data blocks have none.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !IS_FILE.test(attributes) && !IS_DATA.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
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
