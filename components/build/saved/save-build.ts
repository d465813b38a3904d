import { keepSaved, MOST_SAVED, readSaved, withSaved } from './saved-builds.ts';
import { NO_ROOM, NOT_KEPT, savedStore, say } from './saved-words.ts';

/** Saves the build of a button, and says beside it what has become of it. */
export function saveBuild({ dataset: { saveBuild: href = '', saveName: name = '' } }: HTMLElement): void {
  const builds = readSaved(savedStore());
  const more = withSaved(builds, { name, href });
  const tell = (words: string) => say('[data-save-words]', words);
  if (more === builds) return tell('This build is saved already.');
  if (builds.length >= MOST_SAVED) return tell(NO_ROOM);
  tell(keepSaved(savedStore(), more) ? `Saved as "${more.at(-1)?.name ?? name}".` : NOT_KEPT);
}
