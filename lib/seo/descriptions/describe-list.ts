import type { Answer } from '#lib/api/answer.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { ownWords } from '#lib/url/paging/own-part.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { Description } from './wording.ts';

/**
 * Names a list, or the part of it that its address makes a page of its own.
 * @example listName('Items', list, { type: 'AXE' }) // 'Items, type Axe'
 */
export const listName = (title: string, { path, filter }: ListAddress, query: SearchParams): string =>
  [title, ...ownWords(path, filter, query)].join(', ');

/**
 * Describes a list, or the part of it that its address makes a page of its own, which is named first.
 * @param whole describes the list as a whole; its title says more than the heading of the page
 */
export function describeList(
  title: string,
  whole: Description,
  list: ListAddress,
  query: SearchParams,
): Description {
  const name = listName(title, list, query);
  return name === title ? whole : { title: name, description: `${name}. ${whole.description}` };
}

/** True for a part of a list that is a page of its own, and has nothing on it. Asks for no other page. */
export async function isEmptyOwnPart<Page>(
  list: ListAddress,
  query: SearchParams,
  ask: () => Promise<Answer<Page | null>>,
  rowsOf: (page: Page) => readonly unknown[],
): Promise<boolean> {
  if (ownWords(list.path, list.filter, query).length === 0) return false;
  const found = await ask().catch(() => null);
  return Boolean(found?.data && rowsOf(found.data).length === 0);
}
