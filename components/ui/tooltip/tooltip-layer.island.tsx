'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';

import { repeatLastEvents } from '#lib/late-scripts/missed-events.ts';

import styles from './tooltip.module.css';

/**
 * Watches for tooltips: takes the layer and the function that shows content in it, and returns the function that gets
 * each event.
 */
export type WatchTooltips = (
  layer: HTMLElement,
  show: (content: ReactElement | null) => void,
) => (event: Event) => void;

interface Props {
  /** A selector of everything that has a tooltip. */
  readonly owners: string;
  /** Loads what opens and closes them; called when the first owner is hovered, focused or touched. */
  readonly load: () => Promise<WatchTooltips>;
}

const EVENTS =
  'pointerover pointerout pointermove pointerdown pointerup pointercancel focusin focusout click contextmenu dragstart keydown scroll resize popstate';

/** The site's one tooltip. Only the listener is loaded with the page; it keeps what happens while the rest is loaded. */
export function TooltipLayer({ owners, load }: Props) {
  const layer = useRef<HTMLDivElement>(null);
  const [content, show] = useState<ReactElement | null>(null);

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    let missed: Event[] | null = null;
    let handle = (event: Event) => {
      const { target, type } = event;
      if (missed) missed.push(event);
      else if (type !== 'pointermove' && target instanceof Element && target.closest(owners)) {
        missed = [event];
        load().then(start, () => (missed = null));
      }
    };
    const start = (watch: WatchTooltips) => {
      handle = watch(element, show);
      missed?.forEach(handle);
    };
    const listening = new AbortController();
    for (const name of EVENTS.split(' ')) {
      addEventListener(name, (event) => handle(event), { capture: true, signal: listening.signal });
    }
    repeatLastEvents(owners);
    return () => listening.abort();
  }, [owners, load]);

  return (
    <div ref={layer} id="tooltip" role="tooltip" className={styles.layer} hidden={!content}>
      {content}
    </div>
  );
}
