import { pageLinkOf } from './followed-link.ts';

/** Asks for a page before it is opened. */
type Prefetch = (address: string) => void;

/** Milliseconds for which a pointer or the focus stays on a link that is going to be followed. */
const DWELL = 60;

/** Tabs and pagers: few, and one of them is likely to be followed. */
const LIKELY = 'main nav > a';

/** A pager below half a screen is about to come into view. */
const AHEAD: IntersectionObserverInit = { rootMargin: '0px 0px 50% 0px' };

/** What a browser may tell about its network, which the DOM's types do not know. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether visitors pay for, or wait for, what they have not asked for. */
function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.endsWith('2g'));
}

/**
 * Asks for the page of any link that a pointer, a finger or the focus stays on for a moment.
 * @returns what ends it
 */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  let timer = 0;
  const forget = () => clearTimeout(timer);
  const intend = ({ target }: Event) => {
    forget();
    const link = pageLinkOf(target);
    if (link && link.href !== location.href && !isFrugal())
      timer = window.setTimeout(() => prefetch(link.href), DWELL);
  };
  const listeners = { pointerover: intend, focusin: intend, pointerout: forget, pointercancel: forget };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
  return () => {
    forget();
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}

/**
 * Asks for the pages of the tabs and pagers that are in view or half a screen below.
 * @param current path and query of the page they stand on
 * @returns what ends it
 */
export function prefetchInView(current: string, prefetch: Prefetch): () => void {
  if (isFrugal()) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      prefetch(target.href);
    }
  }, AHEAD);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LIKELY)) {
    if (link.pathname + link.search !== current && pageLinkOf(link)) observer.observe(link);
  }
  return () => observer.disconnect();
}
