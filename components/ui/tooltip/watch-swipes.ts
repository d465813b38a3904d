import type { Tooltip } from './open-tooltip.ts';

/** Pixels downwards that close a sheet. */
const FAR = 70;

/** Lets a sheet be pulled down by a finger, and closes it when it was pulled far enough. */
export function watchSwipes({ layer, wanted, close }: Tooltip): void {
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
