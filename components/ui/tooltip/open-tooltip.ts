import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';

import { placeAbove, placeBeside } from './place-tooltip.ts';
import type { TooltipKind } from './tooltip-kind.ts';

/** The media query for one column; the same as the breakpoint `narrow` of tailwind.config.ts. */
const NARROW = '(max-width: 768px)';

/** The event that opened a tooltip, which also decides what closes it. */
export type OpenedBy = 'hover' | 'focus' | 'press';

/** The tooltip that is open, or that will be as soon as its content is there. */
export interface Wanted {
  readonly owner: HTMLElement;
  readonly kind: TooltipKind;
  readonly by: OpenedBy;
  /** On the lower edge of the window. */
  readonly sheet: boolean;
}

export interface Tooltip {
  readonly layer: HTMLElement;
  readonly wanted: () => Wanted | null;
  /** The element around the target of an event that has a tooltip. */
  readonly ownerOf: (target: EventTarget | null) => HTMLElement | null;
  readonly kindOf: (owner: HTMLElement) => TooltipKind | undefined;
  readonly open: (owner: HTMLElement, by: OpenedBy) => void;
  readonly close: () => void;
  /** Stays with its owner when the page moves, and closes when that is gone. */
  readonly follow: () => void;
  /** Does something after some milliseconds, unless something else is opened, closed or put off until then. */
  readonly later: (delay: number, then: () => void) => void;
}

/** A tap follows a link; a long press opens its tooltip. */
export const isLink = (owner: HTMLElement): boolean => owner.matches('a[href]');

/** The one tooltip of the site in the layer that shows it. */
export function createTooltip(
  layer: HTMLElement,
  show: (content: ReactElement | null) => void,
  kinds: readonly TooltipKind[],
): Tooltip {
  const selector = kinds.map(({ attribute }) => `[${attribute}]`).join();
  const kindOf = (owner: HTMLElement) => kinds.find(({ attribute }) => owner.hasAttribute(attribute));
  let wanted: Wanted | null = null;
  let timer = 0;

  const close = () => {
    clearTimeout(timer);
    wanted?.owner.removeAttribute('aria-describedby');
    wanted = null;
    if (!layer.hidden) flushSync(() => show(null));
  };

  const follow = () => {
    if (!wanted || layer.hidden) return;
    if (!wanted.owner.isConnected) close();
    else if (!wanted.sheet) place(layer, wanted, close);
  };

  const open = async (owner: HTMLElement, by: OpenedBy) => {
    clearTimeout(timer);
    const kind = kindOf(owner);
    if (!kind) return;
    if (wanted?.owner === owner) {
      if (by === 'focus') wanted = { ...wanted, by };
      return;
    }
    close();
    wanted = { owner, kind, by, sheet: kind.isCard && (by === 'press' || matchMedia(NARROW).matches) };
    const content = await kind.contentOf(owner);
    if (wanted?.owner !== owner || !layer.hidden) return;
    if (!content) {
      wanted = null;
      return;
    }
    layer.style.translate = '';
    layer.toggleAttribute('data-sheet', wanted.sheet);
    flushSync(() => show(content));
    owner.setAttribute('aria-describedby', layer.id);
    follow();
  };

  return {
    layer,
    wanted: () => wanted,
    ownerOf: (target) => (target instanceof Element ? target.closest<HTMLElement>(selector) : null),
    kindOf,
    open,
    close,
    follow,
    later: (delay, then) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, delay);
    },
  };
}

/** Beside its owner, or above it; an owner that has left the window takes its tooltip along. */
function place(layer: HTMLElement, { owner, kind }: Wanted, close: () => void): void {
  const at = owner.getBoundingClientRect();
  const window = { width: document.documentElement.clientWidth, height: innerHeight };
  if (at.bottom <= 0 || at.top >= window.height) {
    close();
    return;
  }
  const { left, top } = (kind.isCard ? placeBeside : placeAbove)(at, layer.getBoundingClientRect(), window);
  layer.style.translate = `${left}px ${top}px`;
}
