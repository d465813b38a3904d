'use client';

import { useLayoutEffect } from 'react';

import { NAVIGATION_PROGRESS_ID } from './navigation-progress-id.ts';

/** Milliseconds after which a click is seen to take its time: a bar for what comes sooner would only delay it. */
const DELAY = 100;

/** The number of links and forms that wait for their page. */
let pending = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function count(change: 1 | -1): void {
  pending += change;
  if (pending > 0) {
    timer ??= setTimeout(showBar, DELAY, true);
  } else {
    clearTimeout(timer);
    timer = undefined;
    showBar(false);
  }
}

function showBar(isShown: boolean): void {
  const bar = document.getElementById(NAVIGATION_PROGRESS_ID);
  if (bar) bar.hidden = !isShown;
}

/**
 * Shows the bar of the header while this is mounted, from a moment on. A bar that is not displayed costs nothing; an invisible one would
 * make the browser compute styles for each frame of its animation.
 */
export function NavigationProgress() {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
