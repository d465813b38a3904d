const THEME_KEY = 'theme';

/** Marks the button that changes between the themes. */
export const THEME_SWITCH = 'data-theme-switch';

/**
 * Runs before the first paint: the stored choice, else what the system prefers, else dark. Storage may be closed
 * to us, which must not stop the page.
 */
export const THEME_SCRIPT = `(() => {
  let theme = null;
  try { theme = localStorage.getItem('${THEME_KEY}'); } catch {}
  if (theme !== 'dark' && theme !== 'light') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
})()`;

/** Changes between the dark and the light theme and remembers the choice. */
export function switchTheme({ dataset }: Pick<HTMLElement, 'dataset'>): void {
  dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
  try {
    localStorage.setItem(THEME_KEY, dataset['theme']);
  } catch {
    // Storage is closed to us: the choice holds for this page.
  }
}
