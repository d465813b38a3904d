import { createTooltip, isLink, type OpenedBy, type Tooltip } from './open-tooltip.ts';
import type { TooltipKind } from './tooltip-kind.ts';
import type { WatchTooltips } from './tooltip-layer.island.tsx';
import { watchHover } from './watch-hover.ts';
import { watchPresses } from './watch-presses.ts';

/** Pixels downwards that close a sheet. */
const FAR = 70;

/** Lets a sheet be pulled down by a finger, and closes it when it was pulled far enough. */
function watchSwipes({ layer, wanted, close }: Tooltip): void {
  let start: number | null = null;
  let pulled = 0;

  const pull = (pixels: number) => {
    pulled = pixels;
    layer.style.translate = pixels > 0 ? `0 ${pixels}px` : '';
  };
  layer.addEventListener('touchstart', ({ touches: [touch] }) => {
    const atTop = (layer.firstElementChild?.scrollTop ?? 0) <= 0;
    start = touch && wanted()?.sheet && atTop ? touch.clientY : null;
  });
  layer.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches;
      if (start === null || !touch) return;
      const way = Math.max(0, touch.clientY - start);
      if (way > 0 || pulled > 0) event.preventDefault();
      // A swipe that begins upwards scrolls.
      else start = null;
      pull(way);
    },
    { passive: false },
  );
  for (const end of ['touchend', 'touchcancel'] as const) {
    layer.addEventListener(end, () => {
      const far = start !== null && pulled > FAR;
      start = null;
      if (far) close();
      if (pulled > 0) pull(0);
    });
  }
}

/**
 * Opens and closes tooltips of several kinds: on hover, focus, tap and long press; Escape closes them.
 * @example <TooltipLayer owners="[data-tooltip]" load={async () => watchTooltips([TEXT_TOOLTIP])} />
 */
export function watchTooltips(kinds: readonly TooltipKind[]): WatchTooltips {
  return (layer, show) => {
    const tooltip = createTooltip(layer, show, kinds);
    watchSwipes(tooltip);
    // Presses come first: they may stop the click before the other listeners get it.
    const watches = [watchPresses(tooltip), watchHover(tooltip), watchRest(tooltip)];
    return (event) => watches.forEach((watch) => watch(event));
  };
}

function watchRest(tooltip: Tooltip): (event: Event) => void {
  const { layer, ownerOf, open, close, follow } = tooltip;
  const isInLayer = (target: EventTarget | null) => target instanceof Node && layer.contains(target);

  const handlers: Readonly<Record<string, (event: Event) => void>> = {
    focusin: ({ target }) => {
      const owner = ownerOf(target);
      if (owner && target instanceof Element && target.matches(':focus-visible')) open(owner, 'focus');
    },
    focusout: (event) => {
      const wanted = tooltip.wanted();
      const into = event instanceof FocusEvent ? event.relatedTarget : null;
      if (wanted?.by === 'focus' && wanted.owner === ownerOf(event.target) && !isInLayer(into)) close();
    },
    click: (event) => {
      const owner = ownerOf(event.target);
      if (event.defaultPrevented) return;
      if (isInLayer(event.target)) clickThrough(tooltip, event);
      else if (owner && !tooltip.kindOf(owner)?.isCard && !isLink(owner)) open(owner, clickedBy(event));
      else close();
    },
    keydown: (event) => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.key === 'Escape') close();
      else if (isPress(event)) {
        event.preventDefault();
        event.target.click();
      }
    },
    scroll: ({ target }) => {
      if (!isInLayer(target)) follow();
    },
    resize: follow,
    popstate: close,
  };
  return (event) => handlers[event.type]?.(event);
}

/** True for the keys that press a button, on what is one by its role alone. */
const isPress = (event: KeyboardEvent): event is KeyboardEvent & { readonly target: HTMLElement } =>
  (event.key === 'Enter' || event.key === ' ') &&
  event.target instanceof HTMLElement &&
  event.target.matches('[role=button]');

/**
 * Returns the input by which a click opens a tooltip. One opened by mouse closes when the mouse leaves, one opened by key
 * when the focus does.
 */
function clickedBy(event: Event): OpenedBy {
  const pointer = event instanceof PointerEvent ? event.pointerType : 'touch';
  if (pointer === 'mouse') return 'hover';
  return pointer === '' ? 'focus' : 'press';
}

/** A sheet that came up under a mouse covers the link that it belongs to: a click where that stands follows it. */
function clickThrough({ wanted, close }: Tooltip, event: Event): void {
  const covered = wanted();
  if (!(event instanceof MouseEvent) || covered?.by !== 'hover') return;
  const { left, top, right, bottom } = covered.owner.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) return;
  close();
  covered.owner.click();
}
