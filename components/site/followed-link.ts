/** Files, such as a page in another format, have an ending; pages have none. */
const FILE = /\.\w+$/;

/**
 * The link to a page of the site that a click follows in the same window; null for a click that the browser, or
 * something else, takes care of.
 */
export function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a') : null;
  return link && isPageLink(link) ? link : null;
}

/** Whether a link leads to a page that the router can show, and not to another place on this one. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  if (!link.hasAttribute('href') || link.target || link.hasAttribute('download')) return false;
  if (link.origin !== location.origin || FILE.test(link.pathname)) return false;
  return !link.hash || link.pathname !== location.pathname || link.search !== location.search;
}
