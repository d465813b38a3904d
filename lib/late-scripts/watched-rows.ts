import { SHARED, WATCH_LIST } from '#lib/url/watched-ids.ts';

import { compactScript } from './compact-script.ts';

/**
 * Tells the first paint how many rows the watch list of this browser has, or the list in the address, so that its panel
 * (components/watch/) is there at once, and nothing moves when its content arrives.
 */
export const WATCHED_ROWS_SCRIPT = compactScript(`(() => {
  const { hash } = location;
  let list = '';
  try { list = localStorage.getItem('${WATCH_LIST}'); } catch {}
  if (hash.startsWith('${SHARED}')) list = hash;
  const rows = new Set(list?.match(/\\b[cg][1-9]\\d*/g)).size;
  const { style, dataset } = document.documentElement;
  if (rows > 0) dataset.watched = '';
  style.setProperty('--watched', rows);
  style.setProperty('--watched-pairs', Math.ceil(rows / 2));
})()`);
