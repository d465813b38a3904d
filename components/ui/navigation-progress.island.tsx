'use client';

import { createPortal } from 'react-dom';

import { NAVIGATION_PROGRESS_ID } from './navigation-progress-id.ts';
import { ProgressBar } from './progress-bar.tsx';

/**
 * The bar of the header while an answer is pending. It is made anew each time: a hidden one would make the browser
 * compute styles for each frame of its animation, on every page for as long as it is open.
 */
export function NavigationProgress() {
  const place = document.getElementById(NAVIGATION_PROGRESS_ID);
  return place && createPortal(<ProgressBar label="Loading page" />, place);
}
