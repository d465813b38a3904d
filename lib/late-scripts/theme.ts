import { compactScript } from './compact-script.ts';

const THEME_KEY = 'theme';

/** Marks the button that changes between the themes. */
export const THEME_SWITCH = 'data-theme-switch';

/** The colour of the ground in each theme, for what a browser draws around the page. */
export const THEME_COLORS = { light: '#f4efe3', dark: '#0d0f14' } as const;

/**
 * Runs before the first paint, below the tags of the theme's colour: the stored choice, else what the system prefers, else dark. It listens to the button
 * too, which works before the scripts of the page are there, and while React takes the page over: it lets no click
 * through then, so that this has to hear of it first. Storage may be closed to us, which must not stop the page.
 */
export const THEME_SCRIPT = compactScript(`(() => {
  const { dataset } = document.documentElement;
  let theme;
  try { theme = localStorage.getItem('${THEME_KEY}'); } catch {}
  if (!/^(dark|light)$/.test(theme)) theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  const show = (chosen) => {
    dataset.theme = chosen;
    const content = chosen === 'light' ? '${THEME_COLORS.light}' : '${THEME_COLORS.dark}';
    for (const tag of document.querySelectorAll('meta[name=theme-color]')) Object.assign(tag, { content });
  };
  show(theme);
  addEventListener('click', ({ target }) => {
    if (!target.closest?.('[${THEME_SWITCH}]')) return;
    show(dataset.theme === 'light' ? 'dark' : 'light');
    try { localStorage.setItem('${THEME_KEY}', dataset.theme); } catch {}
  }, true);
})()`);
