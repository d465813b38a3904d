export const THEME_KEY = 'theme';

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
