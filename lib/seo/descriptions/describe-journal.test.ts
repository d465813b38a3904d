import { expect, it } from 'vitest';

import { cleanText } from '#lib/format/clean-text.ts';

import { describeActivity, describeEntry, describeStoryline } from './describe-journal.ts';

const storyline = { id: '1', name: 'The Ferryman Asks Twice' };
const entry = {
  id: '101',
  name: 'The Muster',
  storyline,
  text: cleanText('<h3>At dawn</h3><p>Bread &amp; <b>salt</b>.</p>'),
  activities: [{ id: '1010', name: 'Fire at the Mill' }],
  zone: { id: '105', name: 'Praag' },
  position: {
    zoneId: 105,
    x: 1,
    y: 1,
    zone: null,
    mapSetup: { nwCornerX: 0, nwCornerY: 0, seCornerX: 9, seCornerY: 9 },
  },
  influenceRewards: [{}],
} as const;
const activity = {
  id: '1010',
  name: 'Fire at the Mill',
  activityType: 'Public Quest',
  text: null,
  tasks: [],
};

it('describes a storyline by its summary and its length', () => {
  expect(describeStoryline({ ...storyline, summary: 'One boat.', entries: [entry, entry] })).toEqual({
    title: 'The Ferryman Asks Twice, storyline of the war journal',
    description:
      'The Ferryman Asks Twice: One boat. 2 entries of the war journal. It begins with The Muster, The Muster.',
  });
  expect(describeStoryline({ id: '9', name: '', summary: '', entries: [entry] }).description).toBe(
    'Storyline #9: 1 entry of the war journal. It begins with The Muster.',
  );
});

it('says the name of a storyline once', () => {
  const summary = 'The ferryman asks twice who may cross.\nThe Long Way Round\nNo answer comes.';
  expect(describeStoryline({ ...storyline, summary, entries: [] }).description).toBe(
    'The ferryman asks twice who may cross. No answer comes. No entry of the war journal yet.',
  );
});

it('describes an entry by the words of its text', () => {
  expect(describeEntry(entry)).toEqual({
    title: 'The Muster, entry of The Ferryman Asks Twice',
    description:
      'The Muster, from The Ferryman Asks Twice: Bread & salt. ' +
      'Its place, its activities and its influence rewards.',
  });
  expect(describeEntry({ ...entry, name: '', text: null })).toEqual({
    title: 'Entry #101, entry of The Ferryman Asks Twice',
    description:
      'Entry #101, from The Ferryman Asks Twice: an entry of the war journal. ' +
      'Its place, its activities and its influence rewards.',
  });
});

it('describes an activity by the words of its text, else by its kind', () => {
  expect(describeActivity({ ...activity, text: cleanText('<p>Burn it.</p>') }, entry)).toMatchObject({
    title: 'Fire at the Mill, The Muster of The Ferryman Asks Twice',
    description: expect.stringMatching(
      /^Fire at the Mill, Public Quest in The Muster of The Ferryman Asks Twice: Burn it\. Its place\.$/,
    ),
  });
  expect(describeActivity(activity, entry).description).toMatch(
    /^Fire at the Mill, Public Quest in .+: what is to be done\. /,
  );
  expect(describeActivity({ ...activity, activityType: '' }, entry).description).toMatch(
    /^Fire at the Mill, activity in /,
  );
});

it('tells activities of one name apart by their numbers', () => {
  const namesakes = { ...entry, activities: [activity, { ...activity, id: '1011' }] };
  expect(describeActivity(activity, namesakes)).toMatchObject({
    title: 'Fire at the Mill (#1010), The Muster of The Ferryman Asks Twice',
    description: expect.stringMatching(/^Fire at the Mill \(#1010\), /),
  });
});
