import { expect, it } from 'vitest';

import {
  JournalActivityFragmentDoc,
  JournalEntryDetailsFragmentDoc,
  StorylineDetailsFragmentDoc,
  StorylineRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { answering } from '../testing/answering.ts';
import { JOURNAL_ACTIVITY, JOURNAL_ENTRY, listStorylines, STORYLINE } from './journal.ts';

const entry = sampleRecord(JournalEntryDetailsFragmentDoc, {
  id: '7',
  storyline: { id: '3', name: 'The war', entries: [] },
  activities: [sampleRecord(JournalActivityFragmentDoc, { id: '9' })],
});

it('lists storylines, and loads one', async () => {
  const rows = [sampleRecord(StorylineRowFragmentDoc)];
  const one = sampleRecord(StorylineDetailsFragmentDoc);
  answering({ GetStorylines: { warJournalStorylines: rows }, GetStoryline: { warJournalStoryline: one } });
  expect((await listStorylines()).data).toEqual(rows);
  expect((await STORYLINE.get('3')).data).toEqual(one);
});

it('has an entry in its storyline alone, and an activity in its entry alone', async () => {
  answering({
    GetJournalEntry: ({ id }: { id: string }) => ({ warJournalEntry: id === '7' ? entry : null }),
  });
  const entryIn = async (storylineId: string, id: string) =>
    (await JOURNAL_ENTRY.get({ storylineId, id })).data;
  const cleaned = await entryIn('3', '7');
  expect(cleaned).toMatchObject({ id: '7', activities: [{ id: '9' }] });
  expect(await entryIn('3', '7')).toBe(cleaned);
  expect(await entryIn('4', '7')).toBeNull();
  expect(await entryIn('3', '8')).toBeNull();

  const activityIn = async (storylineId: string, id: string, activityId: string) =>
    (await JOURNAL_ACTIVITY.get({ storylineId, id, activityId })).data;
  expect(await activityIn('3', '7', '9')).toEqual({ entry: cleaned, activity: cleaned?.activities[0] });
  expect(await activityIn('3', '7', '8')).toBeNull();
  expect(await activityIn('4', '7', '9')).toBeNull();
});

it.each([
  [{ id: '3', entryId: '7', activityId: '9' }, { storylineId: '3', id: '7' }, '9'],
  [{ id: '3', entryId: '7', activityId: 'x' }, { storylineId: '3', id: '7' }, null],
  [{ id: '3', entryId: 'x', activityId: '9' }, null, null],
  [{ id: 'x', entryId: '7', activityId: '9' }, null, null],
])('reads the ids of %j', (params, entryId, activityId) => {
  expect(JOURNAL_ENTRY.idOf(params)).toEqual(entryId);
  expect(JOURNAL_ACTIVITY.idOf(params)).toEqual(activityId === null ? null : { ...entryId, activityId });
});
