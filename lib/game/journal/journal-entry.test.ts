import { expect, it } from 'vitest';

import type { JournalActivityFragment } from '#graphql/generated/documents.ts';
import { cleanEntry, listedActivities, unnamedParts } from './journal-entry.ts';

const activity = (
  id: string,
  name: string,
  text: string,
  tasks: readonly string[] = [],
): JournalActivityFragment => ({
  id,
  name,
  text,
  activityType: 'Quest',
  zone: null,
  tasks: tasks.map((name) => ({ name })),
});

const entry = cleanEntry({
  id: '101',
  name: 'First Light',
  isRvR: false,
  storyline: { id: '1', name: 'Teeth', entries: [] },
  title: null,
  npcName: null,
  text: '<p onmouseover="x()">At dawn.</p>',
  locationText: null,
  zone: null,
  position: null,
  activities: [
    activity('1', 'toString', '<p>Listed.</p><script>x</script>'),
    activity('2', '', '<p>Told.</p>'),
    activity('3', ' ', ''),
    activity('4', '', '', ['Return before dark']),
  ],
  influenceRewards: [],
});

it('cleans every text of an entry', () => {
  expect(entry.text).toEqual({ html: '<p>At dawn.</p>', plain: 'At dawn.' });
  expect(entry.activities.map(({ text }) => text?.html)).toEqual([
    '<p>Listed.</p>',
    '<p>Told.</p>',
    undefined,
    undefined,
  ]);
});

it('lists the activities that have a name', () => {
  expect(listedActivities(entry).map(({ id }) => id)).toEqual(['1']);
});

it('takes those without a name that say something for parts of the text', () => {
  expect(unnamedParts(entry).map(({ id }) => id)).toEqual(['2', '4']);
});
