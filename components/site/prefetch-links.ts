import { pageLinkOf } from './followed-link.ts';

/** Asks for a page before it is opened. */
type Prefetch = (address: string) => void;

/** Milliseconds for which a pointer or the focus stays on a link that is going to be followed. */
const DWELL = 60;

/**
 * Tabs, pagers and the checkboxes of filters: few, and one of them is likely to be used. Beside a page in other formats
 * stands what is said of feeds, which few read.
 */
const LIKELY = 'main nav:not([data-formats]) > a, main input[data-prefetch]';

/** A pager below half a screen is about to come into view. */
const AHEAD: IntersectionObserverInit = { rootMargin: '0px 0px 50% 0px' };

/**
 * Asks for the page of any link that a pointer, a finger or the focus stays on for a moment.
 * @returns a cleanup function
 */
export function prefetchOnIntent(prefetch: Prefetch): () => void {
  let timer = 0;
  const forget = () => clearTimeout(timer);
  const intend = ({ target }: Event) => {
    forget();
    const link = pageLinkOf(target);
    if (link && link.href !== location.href) timer = window.setTimeout(() => prefetch(link.href), DWELL);
  };
  const listeners = { pointerover: intend, focusin: intend, pointerout: forget, pointercancel: forget };
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener);
  return () => {
    forget();
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener);
  };
}

/**
 * Asks for the pages of the tabs, pagers and checkboxes that are in view or half a screen below.
 * @param current path and query of the page they stand on
 * @returns a cleanup function
 */
export function prefetchInView(current: string, prefetch: Prefetch): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const address = addressOf(target);
      if (address) prefetch(address);
    }
  }, AHEAD);
  for (const element of document.querySelectorAll(LIKELY)) {
    const address = addressOf(element);
    if (address && address !== current) observer.observe(element);
  }
  return () => observer.disconnect();
}

/** Events of a visitor who interacts with the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

let isActive = false;

/**
 * Runs a callback at the visitor's first interaction: visitors who only read one page do not need it.
 * @returns a cleanup function
 */
export function onceActive(begin: () => (() => void) | undefined): () => void {
  if (isActive) return begin() ?? (() => undefined);
  let end: (() => void) | undefined;
  const listening = new AbortController();
  const start = () => {
    isActive = true;
    listening.abort();
    end = begin();
  };
  for (const sign of SIGNS) addEventListener(sign, start, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    end?.();
  };
}

/** The path and query of a link or form; undefined for targets outside the router. */
function addressOf(element: Element): string | undefined {
  if (element instanceof HTMLInputElement) return element.dataset['prefetch'];
  const link = pageLinkOf(element);
  return link ? link.pathname + link.search : undefined;
}
