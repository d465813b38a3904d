import iconButton from './icon-button.module.css';
import { ThemeIcon } from './icons.tsx';
import { THEME_SWITCH } from './theme.ts';

/** Changes between the dark and the light theme and remembers the choice. */
export function ThemeSwitch() {
  return (
    <button type="button" className={iconButton.button} aria-label="Switch theme" {...{ [THEME_SWITCH]: '' }}>
      <ThemeIcon />
    </button>
  );
}
