import { element } from '#components/ui/kept/element.ts';
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
import { NO_ROOM, NOT_KEPT, savedStore, say } from './saved-words.ts';

/** Shows the saved builds, and answers their buttons. */
export function followList(signal: AbortSignal): void {
  const list = new SavedList();
  document.addEventListener('click', ({ target }) => target instanceof Element && list.click(target), {
    signal,
  });
  document.addEventListener('submit', (event) => list.submit(event), { signal });
  // Another tab has changed the list.
  addEventListener('storage', () => list.show(), { signal });
  list.show();
}

class SavedList {
  /** The builds before the last one was removed. */
  #before: readonly SavedBuild[] | null = null;

  click(target: Element): void {
    const action = target.closest<HTMLElement>('[data-saved]');
    const href = action?.dataset['href'] ?? '';
    if (action?.dataset['saved'] === 'rename') return this.#rename(href);
    if (action?.dataset['saved'] === 'remove') return this.#remove(href);
    if (action?.dataset['saved'] === 'back' && this.#before) return void this.#keep(this.#before, '');
    if (target.closest('[data-saved-copy]')) return void this.#copy();
    if (target.closest('[data-saved-import]')) this.#import();
  }

  submit(event: SubmitEvent): void {
    const { target } = event;
    const href = target instanceof HTMLFormElement ? target.dataset['savedForm'] : undefined;
    if (!(target instanceof HTMLFormElement) || href === undefined) return;
    event.preventDefault();
    const name = new FormData(target).get('name');
    this.#keep(renamed(readSaved(savedStore()), href, typeof name === 'string' ? name : ''), 'Renamed.');
  }

  /** Shows the list again, with a sentence about what has happened. */
  show(words = '', open: string | null = null): void {
    const builds = readSaved(savedStore());
    part('rows')?.replaceChildren(...savedRows(builds, open));
    const lines = part('lines');
    if (lines instanceof HTMLTextAreaElement) lines.value = linesOf(builds, location.origin);
    const none = 'No build is saved yet. The page of each build has a button for it.';
    say('[data-saved-words]', words || (builds.length === 0 ? none : 'Kept in this browser alone.'));
  }

  #rename(href: string): void {
    this.show('', href);
    document.querySelector<HTMLInputElement>('[data-saved-form] input')?.select();
  }

  #remove(href: string): void {
    const builds = readSaved(savedStore());
    const removed = builds.find((build) => build.href === href);
    if (!removed) return this.show();
    this.#before = builds;
    const others = builds.filter((build) => build !== removed);
    if (!this.#keep(others, `"${removed.name}" is removed.`)) return;
    const back = element('button', {
      type: 'button',
      className: button['button'] ?? '',
      textContent: 'Put it back',
    });
    back.dataset['saved'] = 'back';
    part('words')?.append(back);
  }

  /** Keeps the builds, and says so. Returns false where they could not be kept. */
  #keep(builds: readonly SavedBuild[], words: string): boolean {
    const isKept = keepSaved(savedStore(), builds);
    this.show(isKept ? words : NOT_KEPT);
    return isKept;
  }

  async #copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(linesOf(readSaved(savedStore()), location.origin));
      say('[data-saved-words]', 'Copied.');
    } catch {
      const lines = part('lines');
      if (lines instanceof HTMLTextAreaElement) lines.select();
    }
  }

  #import(): void {
    const lines = part('lines');
    if (!(lines instanceof HTMLTextAreaElement)) return;
    const before = readSaved(savedStore());
    const { builds, broken } = readLines(lines.value, location.host);
    const all = builds.reduce(withSaved, before);
    if (all.length > MOST_SAVED) return say('[data-saved-words]', NO_ROOM);
    const added = `${counted(all.length - before.length, 'build')} added`;
    const left = broken === 0 ? '' : `, ${counted(broken, 'line')} without a link of a build of this site`;
    this.#keep(all, `${added}${left}.`);
  }
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-saved-${name}]`);
