import { enumWords } from '#lib/format/enum-words.ts';

import { nameOrNumber, type Numbered } from '../name-or-number.ts';

/**
 * What a storyline is called; one without a name by its number, as are entries and activities.
 * @example storylineName({ id: '3', name: '' }) // 'Storyline #3'
 */
export const storylineName = (storyline: Numbered) => nameOrNumber('Storyline', storyline);

/** What an entry is called: 'Entry #301' without a name. */
export const entryName = (entry: Numbered) => nameOrNumber('Entry', entry);

/** What an activity is called: 'Activity #3012' without a name. */
export const activityName = (activity: Numbered) => nameOrNumber('Activity', activity);

/** What is to be done in one step of an activity. */
export const taskName = ({ name }: Pick<Numbered, 'name'>) => name?.trim() || 'Unnamed task';

/**
 * The kind of an activity in words, however the API writes it; '' where it says nothing.
 * @example activityKind('PublicQuest') // 'Public Quest'
 * @example activityKind('BATTLEFIELD_OBJECTIVE') // 'Battlefield Objective'
 */
export function activityKind(type: string | null): string {
  const words = (type ?? '').trim().replaceAll(/(?<=[a-z])(?=[A-Z])|\s+/g, '_');
  return words === 'NONE' ? '' : enumWords(words);
}
