import { THEME_SWITCH } from '#lib/late-scripts/theme.ts';

import iconButton from './icon-button.module.css';
import { ThemeIcon } from './icons.tsx';

/** Changes between the dark and the light theme and remembers the choice. */
export function ThemeSwitch() {
  return (
    <button type="button" className={iconButton.button} aria-label="Switch theme" {...{ [THEME_SWITCH]: '' }}>
      <ThemeIcon />
    </button>
  );
}
