import { keep, recall, type Store } from '#components/ui/kept/browser-store.ts';
import { cleanSearch } from '#lib/url/clean-search.ts';

/** The key of the saved builds in the browser's storage. */
const SAVED_BUILDS = 'saved-builds';
/** Saved builds, and characters of a name, at most. */
export const MOST_SAVED = 50;
export const LONGEST_NAME = 60;
/** Characters of the longest address of a build that is kept: the server reads no longer ones. */
const LONGEST_HREF = 4000;

/** The address of a build as links have it. */
const BUILD = String.raw`\/build\/[a-z-]+(?:\?[\w%.,=&+-]*)?`;
const WHOLE = new RegExp(`^${BUILD}$`);
const LINKED = new RegExp(String.raw`(?:https?:\/\/([^\s\/<>]+))?(${BUILD})`, 'i');

/** A build that a visitor keeps in the browser. */
export interface SavedBuild {
  readonly name: string;
  /** The address on this site. */
  readonly href: string;
}

/**
 * The saved builds, the newest last. What is broken is left out: the storage belongs to the visitor, who may have put
 * anything there.
 */
export function readSaved(store: Store): readonly SavedBuild[] {
  return withoutTwins(parsed(recall(store, SAVED_BUILDS) ?? '').flatMap(savedOf));
}

/** Keeps the builds; of too many, the newest. Returns false where the storage is full or closed to us. */
export const keepSaved = (store: Store, builds: readonly SavedBuild[]): boolean =>
  keep(store, SAVED_BUILDS, JSON.stringify(withoutTwins(builds)));

/**
 * The builds with another one at the end, under a name that no other has; the same ones where its address is there.
 * @example withSaved([{ name: 'Tank', href: '/build/slayer' }], { name: 'Tank', href: '/build/chosen' })[1].name // 'Tank 2'
 */
export function withSaved(builds: readonly SavedBuild[], { name, href }: SavedBuild): readonly SavedBuild[] {
  if (builds.some((each) => each.href === href)) return builds;
  return [...builds, { name: freeName(builds, cleanName(name) || 'Build'), href }];
}

/** The builds with another name for one of them; the same ones for a name of blanks. */
export function renamed(builds: readonly SavedBuild[], href: string, name: string): readonly SavedBuild[] {
  const clean = cleanName(name);
  const others = builds.filter((each) => each.href !== href);
  return clean === ''
    ? builds
    : builds.map((each) => (each.href === href ? { href, name: freeName(others, clean) } : each));
}

/** The builds as lines of a name and a link, which `readLines` reads again. */
export const linesOf = (builds: readonly SavedBuild[], origin: string): string =>
  builds.map(({ name, href }) => `${name}: ${origin}${href}`).join('\n');

/** Builds out of lines of text, and how many of the lines have no link of a build of this site. */
export function readLines(
  text: string,
  host: string,
): { readonly builds: readonly SavedBuild[]; readonly broken: number } {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const builds = lines.flatMap((line) => {
    const [link, linkHost, href = ''] = LINKED.exec(line) ?? [];
    if (link === undefined || (linkHost !== undefined && linkHost.toLowerCase() !== host)) return [];
    const before = line.slice(0, line.indexOf(link)).replace(/[\s:<([–-]+$/u, '');
    return savedOf({ name: before || careerWords(href), href });
  });
  return { builds, broken: lines.length - builds.length };
}

/**
 * The career of a build in words.
 * @example careerWords('/build/white-lion?helm=7') // 'White Lion'
 */
export const careerWords = (href: string): string =>
  (href.split(/[/?]/)[2] ?? '')
    .split('-')
    .map((word) => (/^(?:of|the)$/.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const cleanName = (name: string): string => cut(cleanSearch(name), LONGEST_NAME).trim();

/** The beginning of a name, without halves of characters. */
const cut = (name: string, longest: number): string => [...name].slice(0, longest).join('');

function freeName(builds: readonly SavedBuild[], name: string): string {
  const taken = new Set(builds.map((each) => each.name));
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${cut(name, LONGEST_NAME - 4)} ${count}`;
  return free;
}

function parsed(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** One kept build, if it is one. */
function savedOf(value: unknown): readonly SavedBuild[] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('href' in value)) return [];
  const { name, href } = value;
  if (typeof name !== 'string' || typeof href !== 'string') return [];
  const clean = cleanName(name);
  return clean !== '' && href.length <= LONGEST_HREF && WHOLE.test(href) ? [{ name: clean, href }] : [];
}

/** Each address once; of too many, the newest. */
const withoutTwins = (builds: readonly SavedBuild[]): readonly SavedBuild[] =>
  [...new Map(builds.map((build) => [build.href, build])).values()].slice(-MOST_SAVED);
