import { isFrugal } from '../ui/navigation/is-frugal.ts';

/** Milliseconds for which a page is read before it is looked for what is newer. */
const READING = 10_000;

/**
 * Begins what a page has beyond its content, of which nothing is loaded before: its stars and its watch list, and the
 * note of new kills for those who stay.
 * @returns what ends it
 */
export function followPage(): () => void {
  const ends: (() => void)[] = [];
  let isOver = false;
  const begin = async (load: () => Promise<() => () => void>) => {
    const start = await load();
    if (!isOver) ends.push(start());
  };
  if (document.querySelector('[data-watch],[data-watch-list]')) {
    void begin(async () => (await import('../watch/watch-page.ts')).watchPage);
  }
  const timer = setTimeout(() => {
    if (!document.querySelector('[data-news]') || isFrugal()) return;
    void begin(async () => (await import('../kill/watch-news.ts')).watchNews);
  }, READING);
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
