import type { Analytics } from '#lib/analytics/analytics.ts';

/** The browser's facts about the visitor: the wish not to be tracked, and the origin of the visit. */
interface Visitor {
  /** Its `globalPrivacyControl` and `doNotTrack` are read. */
  readonly browser: object;
  /** The page that the first page was opened from; empty when unknown. */
  readonly referrer: string;
}

/**
 * The last page that was reported: each is reported once, however often it is rendered, and is the referrer of the next
 * one.
 */
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

/** True if the browser asks not to be tracked: by Global Privacy Control or Do Not Track. */
const wantsNoTracking = (browser: object): boolean =>
  Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
