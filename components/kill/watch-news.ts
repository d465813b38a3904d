import { plural } from '#lib/format/number.ts';

/** Milliseconds between polls. Responses are at most five seconds old, so new kills appear within fifteen. */
const POLL_INTERVAL = 10_000;
/** Milliseconds after which an open page stops looking for news. */
const POLL_DURATION = 600_000;

interface News {
  readonly kills: readonly string[];
  readonly watched: readonly string[];
}

/**
 * Polls for kills newer than those on the page with one conditional request at a time, while the page is visible, for
 * at most ten minutes. Returning to the page restarts the ten minutes.
 * @returns a function that stops polling
 */
export function watchNews(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let until = Date.now() + POLL_DURATION;

  const look = async () => {
    const note = document.querySelector<HTMLElement>('[data-news]');
    if (!note || document.hidden || Date.now() > until) return;
    const news = await askNews(note, signal);
    if (signal.aborted) return;
    if (news) tell(note, news);
    // A visitor who has come back before the answer has begun to look, too.
    clearTimeout(timer);
    timer = setTimeout(look, POLL_INTERVAL);
  };
  const comeBack = () => {
    clearTimeout(timer);
    until = Date.now() + POLL_DURATION;
    void look();
  };

  document.addEventListener('visibilitychange', comeBack, { signal });
  void look();
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}

/** The panel of the watch list, if it is on the page and not empty. */
const watchPanel = () => document.querySelector<HTMLElement>('[data-watched-ids]');

async function askNews(note: HTMLElement, signal: AbortSignal): Promise<News | null> {
  const address = new URL(note.dataset['news'] ?? '', location.origin);
  const ids = watchPanel()?.dataset['watchedIds'];
  if (ids) address.searchParams.set('watched', ids);
  try {
    const response = await fetch(address, { cache: 'no-cache', signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

function tell(note: HTMLElement, { kills, watched }: News): void {
  offer(note, countNew(kills, note.dataset['newest'] ?? ''), note.dataset['list'] ?? '');
  const panel = watchPanel();
  const place = panel?.querySelector<HTMLElement>('[data-watch-news]');
  if (!panel || !place) return;
  offer(place, countNew(watched, panel.dataset['newestWatched'] ?? ''), location.pathname);
}

/** Puts a link into its place, or removes it; the same text is not announced twice. */
function offer(place: HTMLElement, words: string, href: string): void {
  if (place.textContent === words) return;
  const link = Object.assign(document.createElement('a'), { href, textContent: words });
  // The router would show its cached page again.
  link.dataset['refresh'] = '';
  place.replaceChildren(...(words ? [link] : []));
}

/**
 * Says how many kills are newer than the newest one that a page shows; '' for none. Where that one is not among the
 * newest any more, there are at least so many.
 * @param newest ids, the newest first
 * @param shown the id of the newest kill on the page
 * @example countNew(['9', '8', '7'], '7') // '2 new kills'
 */
export function countNew(newest: readonly string[], shown: string): string {
  const at = newest.indexOf(shown);
  const count = at < 0 ? newest.length : at;
  if (count === 0) return '';
  return `${count}${at < 0 ? ' or more' : ''} new ${at < 0 ? 'kills' : plural(count, 'kill', 'kills')}`;
}
