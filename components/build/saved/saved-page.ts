import { element } from '#components/ui/kept/element.ts';
import { openStore } from '#components/ui/kept/browser-store.ts';
import button from '#components/ui/button.module.css';
import { counted } from '#lib/format/number.ts';

import {
  keepSaved,
  linesOf,
  MOST_SAVED,
  readLines,
  readSaved,
  renamed,
  type SavedBuild,
  withSaved,
} from './saved-builds.ts';
import { savedRows } from './saved-rows.ts';

const store = () => openStore(() => localStorage);

const NOT_KEPT = 'Nothing was changed: the storage of this browser is full or closed.';
const NO_ROOM = `${MOST_SAVED} builds are saved, and there is room for no more: remove one first.`;

/** The saved builds of this page: the button that saves one, and the list of all. @returns a cleanup function */
export function savedPage(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const page = new SavedPage();
  document.addEventListener('click', ({ target }) => target instanceof Element && page.click(target), {
    signal,
  });
  document.addEventListener('submit', (event) => page.submit(event), { signal });
  // Another tab has changed the list.
  addEventListener('storage', () => page.show(), { signal });
  page.show();
  return () => listening.abort();
}

class SavedPage {
  /** The builds before the last one was removed. */
  #before: readonly SavedBuild[] | null = null;

  click(target: Element): void {
    const save = target.closest<HTMLElement>('[data-save-build]');
    if (save) return this.#save(save.dataset['saveBuild'] ?? '', save.dataset['saveName'] ?? '');
    const action = target.closest<HTMLElement>('[data-saved]');
    const href = action?.dataset['href'] ?? '';
    if (action?.dataset['saved'] === 'rename') return this.#rename(href);
    if (action?.dataset['saved'] === 'remove') return this.#remove(href);
    if (action?.dataset['saved'] === 'back' && this.#before) return this.#keep(this.#before, '');
    if (target.closest('[data-saved-copy]')) return void this.#copy();
    if (target.closest('[data-saved-import]')) this.#import();
  }

  submit(event: SubmitEvent): void {
    const { target } = event;
    const href = target instanceof HTMLFormElement ? target.dataset['savedForm'] : undefined;
    if (!(target instanceof HTMLFormElement) || href === undefined) return;
    event.preventDefault();
    const name = new FormData(target).get('name');
    this.#keep(renamed(readSaved(store()), href, typeof name === 'string' ? name : ''), 'Renamed.');
  }

  /** Shows the list again, with a sentence about what has happened. */
  show(words = '', open: string | null = null): void {
    const builds = readSaved(store());
    for (const waiting of document.querySelectorAll<HTMLElement>('[data-saved-waits]')) {
      waiting.dataset['ready'] = '';
    }
    part('rows')?.replaceChildren(...savedRows(builds, open));
    const lines = part('lines');
    if (lines instanceof HTMLTextAreaElement) lines.value = linesOf(builds, location.origin);
    const none = 'No build is saved yet. The page of each build has a button for it.';
    say('[data-saved-words]', words || (builds.length === 0 ? none : 'Kept in this browser alone.'));
  }

  #save(href: string, name: string): void {
    const builds = readSaved(store());
    const more = withSaved(builds, { name, href });
    const saved = more.at(-1);
    if (more === builds) return say('[data-save-words]', 'This build is saved already.');
    if (builds.length >= MOST_SAVED) return say('[data-save-words]', NO_ROOM);
    const isKept = keepSaved(store(), more);
    say('[data-save-words]', isKept ? `Saved as "${saved?.name ?? name}".` : NOT_KEPT);
  }

  #rename(href: string): void {
    this.show('', href);
    document.querySelector<HTMLInputElement>('[data-saved-form] input')?.select();
  }

  #remove(href: string): void {
    const builds = readSaved(store());
    const removed = builds.find((build) => build.href === href);
    if (!removed) return this.show();
    this.#before = builds;
    this.#keep(
      builds.filter((build) => build !== removed),
      `"${removed.name}" is removed.`,
    );
    const back = element('button', {
      type: 'button',
      className: button['button'] ?? '',
      textContent: 'Put it back',
    });
    back.dataset['saved'] = 'back';
    part('words')?.append(back);
  }

  #keep(builds: readonly SavedBuild[], words: string): void {
    this.show(keepSaved(store(), builds) ? words : NOT_KEPT);
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(linesOf(readSaved(store()), location.origin));
      say('[data-saved-words]', 'Copied.');
    } catch {
      const lines = part('lines');
      if (lines instanceof HTMLTextAreaElement) lines.select();
    }
  }

  #import(): void {
    const lines = part('lines');
    if (!(lines instanceof HTMLTextAreaElement)) return;
    const before = readSaved(store());
    const { builds, broken } = readLines(lines.value, location.host);
    const all = builds.reduce(withSaved, before);
    if (all.length > MOST_SAVED) return say('[data-saved-words]', NO_ROOM);
    const added = `${counted(all.length - before.length, 'build')} added`;
    const left = broken === 0 ? '' : `, ${counted(broken, 'line')} without a link of a build of this site`;
    this.#keep(all, `${added}${left}.`);
  }
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-saved-${name}]`);

function say(selector: string, words: string): void {
  const place = document.querySelector(selector);
  if (place) place.textContent = words;
}
