import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const IS_FILE = /\ssrc=/;
const IS_DATA = /\stype="application\/(?:ld\+)?json"/;

/**
 * The hashes of the scripts that stand in a page, as a content security policy names them: base64 of SHA-256, each once.
 * Scripts in files and data that does not run have none.
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !IS_FILE.test(attributes) && !IS_DATA.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'));
  return [...new Set(scripts)];
}

/**
 * A page without the nonce of its rendering: neither an attribute names it nor what the router in the browser makes its
 * elements of. It cannot run anything under another page's policy.
 */
export function withoutNonce(markup: string, nonce: string): string {
  return markup
    .replaceAll(` nonce="${nonce}"`, '')
    .replaceAll(`,"nonce":"${nonce}"`, '')
    .replaceAll(nonce, '');
}
