'use client';

import iconButton from './icon-button.module.css';
import { ThemeIcon } from './icons.tsx';
import { THEME_KEY } from './theme.ts';

/** Changes between the dark and the light theme and remembers the choice. */
export function ThemeSwitch() {
  return (
    <button type="button" className={iconButton.button} aria-label="Switch theme" onClick={switchTheme}>
      <ThemeIcon />
    </button>
  );
}

function switchTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
  try {
    localStorage.setItem(THEME_KEY, dataset.theme);
  } catch {
    // Storage is closed to us: the choice holds for this page.
  }
}
