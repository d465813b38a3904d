import { cache } from 'react';

import {
  GetJournalEntryDocument,
  GetStorylineDocument,
  GetStorylinesDocument,
  type JournalEntryDetailsFragment,
  type StorylineRowFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, CATALOGUE, type RecordSource } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { cleanEntry, type JournalActivity, type JournalEntry } from '#lib/game/journal/journal-entry.ts';
import { recordById } from '../record-by-id.ts';

/** Every storyline of the journal. */
export async function listStorylines(): Promise<Answer<readonly StorylineRowFragment[]>> {
  return mapAnswer(
    await query(GetStorylinesDocument, {}, CATALOGUE),
    ({ warJournalStorylines }) => warJournalStorylines,
  );
}

/** One storyline with its entries. */
export const STORYLINE = recordById(
  GetStorylineDocument,
  CATALOGUE,
  ({ warJournalStoryline }) => warJournalStoryline,
);

/** An entry, by its own id and that of its storyline. */
export interface JournalEntryId {
  readonly storylineId: string;
  readonly id: string;
}

const getEntry = cache(async (id: string) =>
  mapAnswer(
    await query(GetJournalEntryDocument, { id }, CATALOGUE),
    ({ warJournalEntry }) => warJournalEntry && cleanedOnce(warJournalEntry),
  ),
);

const CLEANED = new WeakMap<JournalEntryDetailsFragment, JournalEntry>();

/** Cleaning a text costs more than the rest of its page: once for each answer, which many requests share. */
function cleanedOnce(entry: JournalEntryDetailsFragment): JournalEntry {
  const cleaned = CLEANED.get(entry) ?? cleanEntry(entry);
  CLEANED.set(entry, cleaned);
  return cleaned;
}

/** One entry; none where it is not of that storyline. */
export const JOURNAL_ENTRY: RecordSource<{ id: string; entryId: string }, JournalEntryId, JournalEntry> = {
  idOf: ({ id, entryId }) => {
    const [storylineId, known] = [parseEntityId(id), parseEntityId(entryId)];
    return storylineId !== null && known !== null ? { storylineId, id: known } : null;
  },
  get: async ({ storylineId, id }) =>
    mapAnswer(await getEntry(id), (entry) => (entry?.storyline.id === storylineId ? entry : null)),
};

/** An activity, by its own id and those of its entry and its storyline. */
export interface JournalActivityId extends JournalEntryId {
  readonly activityId: string;
}

export interface JournalActivityPage {
  readonly entry: JournalEntry;
  readonly activity: JournalActivity;
}

/** One activity with its entry; none where it is not of that entry. */
export const JOURNAL_ACTIVITY: RecordSource<
  { id: string; entryId: string; activityId: string },
  JournalActivityId,
  JournalActivityPage
> = {
  idOf: ({ activityId, ...params }) => {
    const [entry, known] = [JOURNAL_ENTRY.idOf(params), parseEntityId(activityId)];
    return entry && known !== null ? { ...entry, activityId: known } : null;
  },
  get: async ({ activityId, ...entryId }) =>
    mapAnswer(await JOURNAL_ENTRY.get(entryId), (entry) => {
      const activity = entry?.activities.find(({ id }) => id === activityId);
      return entry && activity ? { entry, activity } : null;
    }),
};
