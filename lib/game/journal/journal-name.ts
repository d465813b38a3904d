import { enumWords } from '#lib/format/enum-words.ts';

import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/**
 * Returns the name of a storyline, or its number where it has none, as for entries and activities.
 * @example storylineName({ id: '3', name: '' }) // 'Storyline #3'
 */
export const storylineName = (storyline: Numbered) => nameOrNumber('Storyline', storyline);

/** Returns the name of an entry: 'Entry #301' without one. */
export const entryName = (entry: Numbered) => nameOrNumber('Entry', entry);

/** Returns the name of an activity: 'Activity #3012' without one. */
export const activityName = (activity: Numbered) => nameOrNumber('Activity', activity);

/** Returns the name of one step of an activity. */
export const taskName = ({ name }: Pick<Numbered, 'name'>) => name?.trim() || 'Unnamed task';

/**
 * The kind of an activity in words; '' if unknown.
 * @example activityKind('PublicQuest') // 'Public Quest'
 * @example activityKind('BATTLEFIELD_OBJECTIVE') // 'Battlefield Objective'
 */
export function activityKind(type: string | null): string {
  const words = (type ?? '').trim().replaceAll(/(?<=[a-z])(?=[A-Z])|\s+/g, '_');
  return words === 'NONE' ? '' : enumWords(words);
}
