import { expect, it } from 'vitest';

import { cleanText } from '#lib/format/clean-text.ts';

import { describeActivity, describeEntry, describeStoryline } from './describe-journal.ts';

const storyline = { id: '1', name: 'The Ferryman Asks Twice' };
const entry = {
  id: '101',
  name: 'The Muster',
  storyline,
  text: cleanText('<h3>At dawn</h3><p>Bread &amp; <b>salt</b>.</p>'),
};
const activity = { id: '1010', name: 'Fire at the Mill', activityType: 'Public Quest', text: null };

it('describes a storyline by its summary and its length', () => {
  expect(describeStoryline({ ...storyline, summary: 'One boat.', entries: [{}, {}] })).toEqual({
    title: 'The Ferryman Asks Twice, storyline',
    description: 'The Ferryman Asks Twice: One boat. 2 entries of the war journal.',
  });
  expect(describeStoryline({ id: '9', name: '', summary: '', entries: [{}] }).description).toBe(
    'Storyline #9: 1 entry of the war journal.',
  );
});

it('describes an entry by the words of its text', () => {
  expect(describeEntry(entry)).toEqual({
    title: 'The Muster, The Ferryman Asks Twice',
    description: 'The Muster, from The Ferryman Asks Twice: At dawn\nBread & salt.',
  });
  expect(describeEntry({ ...entry, name: '', text: null })).toEqual({
    title: 'Entry #101, The Ferryman Asks Twice',
    description: 'Entry #101, from The Ferryman Asks Twice: its activities and rewards.',
  });
});

it('describes an activity by the words of its text, else by its kind', () => {
  expect(describeActivity({ ...activity, text: cleanText('<p>Burn it.</p>') }, entry)).toEqual({
    title: 'Fire at the Mill, The Muster',
    description: 'Fire at the Mill, The Muster: Burn it.',
  });
  expect(describeActivity(activity, entry).description).toBe(
    'Fire at the Mill, The Muster: Public Quest and its tasks.',
  );
  expect(describeActivity({ ...activity, activityType: '' }, entry).description).toBe(
    'Fire at the Mill, The Muster: An activity and its tasks.',
  );
});
