import { type Filter, NO_FILTER } from '#lib/url/filter/filter.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { type SearchParams, withoutParams } from '#lib/url/search-params.ts';
import { cutTitle, type Description, LONGEST_DESCRIPTION, LONGEST_TITLE } from './wording.ts';
import { cutWords } from '#lib/format/cut-whole.ts';

interface Address {
  readonly query?: SearchParams | undefined;
  readonly filter?: Filter | undefined;
}

/**
 * Names in the title and the description of a page what its address narrows it to, so that no other has the same.
 * @param named the parameters that they name already
 * @example narrowed({ title: 'Careers', description: 'All.' }, { query: { level: '40' }, filter: CAREERS_FILTER }) // {
 * title: 'Careers, levels 40', description: 'Levels 40. All.' }
 */
export function narrowed(
  { title, description }: Description,
  { query = {}, filter = NO_FILTER }: Address,
  named: readonly string[] = [],
): Description {
  const words = filterWords(filter, withoutParams(query, named)).map((each) => each.replace(':', ''));
  if (words.length === 0) return { title, description };
  const lower = words.map((each) => each.charAt(0).toLowerCase() + each.slice(1)).join(', ');
  return {
    title: withinTitle(title, lower),
    description: cutWords(`${words.join(', ')}. ${description}`, LONGEST_DESCRIPTION),
  };
}

/**
 * Adds words to a title. The subject is cut where there is no room: what follows its first comma, such as a period, and
 * the words tell it from others.
 */
function withinTitle(title: string, words: string): string {
  const [subject = '', ...rest] = title.split(', ');
  const end = [...rest, words].map((part) => `, ${part}`).join('');
  return cutTitle(cutWords(subject, Math.max(LEAST_SUBJECT, LONGEST_TITLE - end.length)) + end);
}

/** Characters of a subject that says something. */
const LEAST_SUBJECT = 12;
