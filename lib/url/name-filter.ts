import type { StringOperationFilterInput } from '#graphql/generated/documents.ts';

import { type Filter, type FilterValues, text } from './filter.ts';
import { nameContains } from './name-texts.ts';

/**
 * The filter of a list that is searched by name alone.
 * @param label names the form: "Filter quests".
 */
function nameFilter(label: string) {
  return { label, fields: { name: text('name', 'Name') } } as const satisfies Filter;
}

/** The filter of any list that is searched by name alone. */
export type NameFilter = ReturnType<typeof nameFilter>;

export const CHAPTER_FILTER = nameFilter('Filter chapters');
export const CREATURE_FILTER = nameFilter('Filter creatures');
export const GAME_OBJECT_FILTER = nameFilter('Filter game objects');
export const INSTANCE_FILTER = nameFilter('Filter dungeons');
export const QUEST_FILTER = nameFilter('Filter quests');

interface NameCondition {
  readonly name?: StringOperationFilterInput;
}

/**
 * Converts a name filter to the API's condition: only what is filtered is sent.
 * @example nameWhere({ name: 'axe' }) // { name: { contains: 'axe' } }
 */
export function nameWhere({ name }: FilterValues<NameFilter>): NameCondition {
  return name === '' ? {} : { name: nameContains(name) };
}
