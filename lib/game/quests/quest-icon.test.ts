import { expect, it } from 'vitest';

import type { QuestRepeatableType } from '#graphql/generated/documents.ts';
import { questIcon } from './quest-facts.ts';

const none = { isGroup: false, isTravel: false, isTome: false, isRvR: false, isPlayerKill: false };
const all = { isGroup: true, isTravel: true, isTome: true, isRvR: true, isPlayerKill: true };
const iconOf = (type: typeof none, repeatableType: QuestRepeatableType = 'NONE') =>
  questIcon({ type, repeatableType }).file;

it('takes the most particular kind first', () => {
  expect(iconOf(all, 'WEEKLY')).toBe('player-kill');
  expect(iconOf({ ...all, isPlayerKill: false })).toBe('group-rvr');
  expect(iconOf({ ...all, isPlayerKill: false, isGroup: false })).toBe('rvr');
  expect(iconOf({ ...none, isTravel: true, isTome: true })).toBe('travel');
  expect(iconOf({ ...none, isTome: true }, 'DONE')).toBe('tome');
  expect(iconOf(none, 'DONE')).toBe('repeatable');
  expect(iconOf(none)).toBe('normal');
});

it('has no picture of its own for a group that is not RvR', () => {
  expect(iconOf({ ...none, isGroup: true })).toBe('normal');
});
