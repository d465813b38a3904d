import type { Analytics } from '#lib/analytics/analytics.ts';

/** What one opening of a page is told as. */
interface PageView {
  /** The address without its fragment. */
  readonly url: string;
  /** The page that it was opened from; empty when there is none. */
  readonly referrer: string;
}

/** What browsers say that their owner does not want: Global Privacy Control and Do Not Track. */
export function wantsNoTracking(browser: object): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
}

/**
 * Tells a page view, without cookies and without anything that names the visitor. Nobody waits for it, and whether it
 * arrives changes nothing: as plain text it needs no permission, and the answer is not read.
 */
export function sendPageView({ endpoint, domain }: Analytics, { url, referrer }: PageView): void {
  fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ name: 'pageview', url, domain, referrer }),
  }).catch(() => undefined);
}
