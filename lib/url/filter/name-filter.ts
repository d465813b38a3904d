import type { StringOperationFilterInput } from '#graphql/generated/documents.ts';

import { choice, type Filter, type FilterValues, text } from './filter.ts';
import { INSTANCE } from './instance-filter.ts';
import { nameBegins, nameContains } from './name-texts.ts';

/** The first letter of a name, without its article. */
const LETTER = choice<string>('letter', 'Begins with', [
  { value: 'any', label: 'Any' },
  ...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => ({ value: letter, label: letter })),
]);

/**
 * The filter of a list that is searched by name alone.
 * @param label names the form: "Filter quests".
 */
function nameFilter(label: string) {
  return {
    label,
    fields: { name: text('name', 'Name'), letter: LETTER },
    linked: ['letter'],
  } as const satisfies Filter;
}

/** The filter of any list that is searched by name alone. */
export type NameFilter = ReturnType<typeof nameFilter>;

export const CHAPTER_FILTER = nameFilter('Filter chapters');
const CREATURES = nameFilter('Filter creatures');
export const CREATURE_FILTER = { ...CREATURES, fields: { ...CREATURES.fields, instance: INSTANCE } } as const;
/** Parts of APIs that choose creatures by where they stand: of our own, and of the game's. */
export const BY_PLACE = ['Query.creatures(standingIn:)', 'CreatureFilterInput.zones'] as const;
export const GAME_OBJECT_FILTER = nameFilter('Filter game objects');
export const INSTANCE_FILTER = nameFilter('Filter dungeons');
export const QUEST_FILTER = nameFilter('Filter quests');

interface NameCondition {
  readonly name?: StringOperationFilterInput;
}

/**
 * Converts a name filter to the API's condition: only what is filtered is sent.
 * @example nameWhere({ name: 'axe', letter: 'any' }) // { name: { contains: 'axe' } }
 */
export function nameWhere({ name, letter }: FilterValues<NameFilter>): NameCondition {
  const conditions = [
    ...(name === '' ? [] : [nameContains(name)]),
    ...(letter === LETTER.byDefault ? [] : [nameBegins(letter)]),
  ];
  const [only] = conditions;
  return only ? { name: conditions.length === 1 ? only : { and: conditions } } : {};
}
