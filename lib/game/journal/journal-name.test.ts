import { expect, it } from 'vitest';

import { activityKind, activityName, entryName, storylineName, taskName } from './journal-name.ts';

it('calls records by their names', () => {
  expect(storylineName({ id: '1', name: ' Teeth ' })).toBe('Teeth');
  expect(entryName({ id: '101', name: 'toString' })).toBe('toString');
});

it('calls nameless records by their numbers', () => {
  expect(storylineName({ id: '1', name: null })).toBe('Storyline #1');
  expect(entryName({ id: '101', name: '' })).toBe('Entry #101');
  expect(activityName({ id: '1010', name: ' ' })).toBe('Activity #1010');
  expect([{ name: 'Find a coin' }, { name: '' }, { name: null }].map(taskName)).toEqual([
    'Find a coin',
    'Unnamed task',
    'Unnamed task',
  ]);
});

it('puts kinds of activities in words', () => {
  for (const type of ['Public Quest', 'PublicQuest', 'PUBLIC_QUEST', 'publicQuest']) {
    expect(activityKind(type), type).toBe('Public Quest');
  }
  expect(activityKind('toString')).toBe('To String');
  expect(activityKind('NONE')).toBe('');
  expect(activityKind('')).toBe('');
  expect(activityKind(null)).toBe('');
});
