import { parseCareer } from '#lib/game/players/careers.ts';

import { PAGE_KINDS } from './page-kinds.ts';
import { careerSegment } from './routes.ts';

/** The segments of every route pattern; dynamic ones are in brackets. */
const PATTERNS = Object.keys(PAGE_KINDS).map((pattern) => pattern.split('/').slice(1));

/** Characters that text around an address leaves at its end: blanks, full stops, closing brackets and quotes. */
const AFTERMATH = /[\s.,;:!?)\]}>'"`*’”»…\u200B\uFEFF]+$/u;

/** The segment of a pattern that names a career. */
const CAREER = '[career]';

/** Opening brackets: their closing ones belong to the segment. */
const OPENING = /[([{<]/;

/**
 * Corrects the capitals of a mistyped address and the spelling of a career in it, and removes punctuation that was
 * copied with it; null if no page matches or nothing changes. Search texts may end in punctuation and stay.
 * @param url path and query of a request
 * @example correctedAddress('/Kills?period=thisWeek') // '/kills?period=thisWeek'
 * @example correctedAddress('/kill/8004188.)') // '/kill/8004188'
 * @example correctedAddress('/career/White%20Lion') // '/career/white-lion'
 */
export function correctedAddress(url: string): string | null {
  const at = url.search(/[?#]/);
  const [path, query] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const given = segmentsOf(path);
  if (!given || given.includes('..') || given.includes('.')) return null;
  const segments = isSearch(given) ? given : withoutAftermath(given);
  const pattern = PATTERNS.find((known) => fits(known, segments));
  if (!pattern) return null;
  const meant = segments.map((segment, index) => meantBy(pattern[index] ?? '', segment));
  const isSame = meant.length === given.length && meant.every((segment, index) => segment === given[index]);
  return isSame ? null : `/${meant.map(encodeURIComponent).join('/')}${query}`;
}

/** Null for an invalid path and for the home page. */
function segmentsOf(path: string): readonly string[] | null {
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    return segments.length > 0 && segments[0] !== '' ? segments : null;
  } catch {
    return null;
  }
}

const isSearch = ([head = '', second = '']: readonly string[]) =>
  head.toLowerCase() === 'search' && second !== '' && !AFTERMATH.test(head);

/** Without what stood behind the address, and without the slash that it may follow. */
function withoutAftermath(segments: readonly string[]): readonly string[] {
  const given = segments.at(-1) ?? '';
  const last = OPENING.test(given) ? given : given.replace(AFTERMATH, '');
  const before = segments.slice(0, -1);
  return last === '' && before.length > 0 ? withoutAftermath(before) : [...before, last];
}

const isOpen = (segment = '') => segment.startsWith('[');

/** The format that the address of a file ends in. */
const ENDING = /\.[a-z]+$/;

/** The one spelling of a segment: that of the pattern, and of a career its slug. */
function meantBy(pattern: string, segment: string): string {
  if (!isOpen(pattern)) return pattern;
  if (pattern !== CAREER) return segment;
  const [ending = ''] = ENDING.exec(segment) ?? [];
  const career = parseCareer(segment.slice(0, segment.length - ending.length));
  return career === null ? segment : `${careerSegment(career)}${ending}`;
}

/** True if segments match a pattern, whatever their case. A fixed segment goes before an open one, as with Next. */
function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((known, at) =>
      isOpen(known) ? segments[at] !== '' : known.toLowerCase() === segments[at]?.toLowerCase(),
    )
  );
}
