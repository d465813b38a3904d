'use client';

import { useLayoutEffect } from 'react';

import { NAVIGATION_PROGRESS_ID } from './navigation-progress-id.ts';

/** How many links and forms wait for their answer. */
let pending = 0;

function count(change: 1 | -1): void {
  pending += change;
  const bar = document.getElementById(NAVIGATION_PROGRESS_ID);
  if (bar) bar.hidden = pending === 0;
}

/**
 * Shows the bar of the header while this is mounted. A bar that is not displayed costs nothing; an invisible one would
 * make the browser compute styles for each frame of its animation.
 */
export function NavigationProgress() {
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
  return null;
}
