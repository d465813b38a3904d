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
let reported: string | undefined;

/**
 * Reports a page view without cookies or anything that identifies the visitor. Fire and forget: it is sent as plain
 * text, which needs no CORS preflight, and the response is not read.
 * @param url of the page, without its fragment
 */
export function reportPageView(
  { endpoint, domain }: Analytics,
  url: string,
  { browser, referrer }: Visitor,
): void {
  if (url === reported || wantsNoTracking(browser)) return;
  const body = JSON.stringify({ name: 'pageview', url, domain, referrer: reported ?? referrer });
  reported = url;
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
