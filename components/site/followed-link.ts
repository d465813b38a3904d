import { NO_PAGES } from '#lib/url/no-pages.ts';

/** Files, such as a page in another format, have an ending; pages have none. */
const FILE = /\.\w+$/;

/**
 * The link to a page of the site that a click follows in the same window; null for a click that the browser, or
 * something else, takes care of.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  return pageLinkOf(target);
}

/** The link around an element, if it leads to a page that the router can show and not to another place on this one. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('href')) return null;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  if (FILE.test(link.pathname) || NO_PAGES.has(link.pathname.split('/', 2)[1] ?? '')) return null;
  const here = link.pathname === location.pathname && link.search === location.search;
  return link.hash && here ? null : link;
}
