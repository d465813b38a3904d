import { compactScript } from './compact-script.ts';

const THEME_KEY = 'theme';

/** Marks the button that changes between the themes. */
export const THEME_SWITCH = 'data-theme-switch';

/**
 * Runs before the first paint: the stored choice, else what the system prefers, else dark. It listens to the button
 * too, which works before the scripts of the page are there, and while React takes the page over: it lets no click
 * through then, so that this has to hear of it first. Storage may be closed to us, which must not stop the page.
 */
export const THEME_SCRIPT = compactScript(`(() => {
  const { dataset } = document.documentElement;
  let theme;
  try { theme = localStorage.getItem('${THEME_KEY}'); } catch {}
  if (!/^(dark|light)$/.test(theme)) theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  dataset.theme = theme;
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('[${THEME_SWITCH}]')) return;
    dataset.theme = dataset.theme === 'light' ? 'dark' : 'light';
    try { localStorage.setItem('${THEME_KEY}', dataset.theme); } catch {}
  }, true);
})()`);
