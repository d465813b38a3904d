'use client';

import { useEffect, useRef } from 'react';

import styles from './tooltip.module.css';

const OWNER = '[data-tooltip]';
const LAYER = 'tooltip';
/** Milliseconds of hovering until a tooltip opens; focus opens it at once. */
const DELAY = 120;
const GAP = 8;
const MARGIN = 8;

/** The site's one tooltip: for every owner on hover, focus and touch; Escape closes it. */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = layer.current;
    return element ? watch(element) : undefined;
  }, []);

  return <div ref={layer} id={LAYER} role="tooltip" className={styles.layer} hidden />;
}

function watch(layer: HTMLElement): () => void {
  let owner: HTMLElement | null = null;
  let timer = 0;

  const close = () => {
    clearTimeout(timer);
    owner?.removeAttribute('aria-describedby');
    owner = null;
    layer.hidden = true;
  };
  const open = (next: HTMLElement) => {
    close();
    owner = next;
    layer.textContent = textOf(next);
    layer.hidden = false;
    next.setAttribute('aria-describedby', LAYER);
    place(layer, next);
  };
  const onOver = ({ target }: Event) => {
    const next = ownerOf(target);
    if (next === owner || layer.contains(target as Node)) return;
    clearTimeout(timer);
    timer = window.setTimeout(() => (next ? open(next) : close()), DELAY);
  };
  const onFocus = ({ target }: Event) => {
    const next = ownerOf(target);
    if (next) open(next);
    else close();
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };

  const listeners = [
    ['pointerover', onOver],
    ['focusin', onFocus],
    ['click', onFocus],
    ['scroll', close],
  ] as const;
  for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
  document.addEventListener('keydown', onKey);
  return () => {
    close();
    for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    document.removeEventListener('keydown', onKey);
  };
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(OWNER) : null;
}

/** Takes the title away, so that the browser does not show it beside ours. */
function textOf(owner: HTMLElement): string {
  const title = owner.getAttribute('title');
  if (title) {
    owner.dataset.tooltip = title;
    owner.removeAttribute('title');
  }
  return owner.dataset.tooltip ?? '';
}

/** Above its owner, or below where there is no room, and never beyond the window's edge. */
function place(layer: HTMLElement, owner: HTMLElement): void {
  const at = owner.getBoundingClientRect();
  const { width, height } = layer.getBoundingClientRect();
  const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - width / 2), innerWidth - width - MARGIN);
  const top = at.top - height - GAP > 0 ? at.top - height - GAP : at.bottom + GAP;
  layer.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
