import type { Analytics } from '#lib/analytics/analytics.ts';

/** What the browser says of the visitor: what he or she wants, and where the visit began. */
interface Visitor {
  /** Its `globalPrivacyControl` and `doNotTrack` are read. */
  readonly browser: object;
  /** Where the first page was opened from; empty when that is not known. */
  readonly referrer: string;
}

/** What was told last: a page is told once, however often it is drawn, and the next one is opened from it. */
let told: string | undefined;

/**
 * Tells that a page was opened, without cookies and without anything that names the visitor. Nobody waits for it, and
 * whether it arrives changes nothing: as plain text it needs no permission, and the answer is not read.
 * @param url of the page, without its fragment
 */
export function tellPageView(
  { endpoint, domain }: Analytics,
  url: string,
  { browser, referrer }: Visitor,
): void {
  if (url === told || wantsNoTracking(browser)) return;
  const body = JSON.stringify({ name: 'pageview', url, domain, referrer: told ?? referrer });
  told = url;
  fetch(endpoint, {
    method: 'POST',
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'text/plain' },
    body,
  }).catch(() => undefined);
}

/** What browsers say for their owners: Global Privacy Control and Do Not Track. */
const wantsNoTracking = (browser: object): boolean =>
  Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
