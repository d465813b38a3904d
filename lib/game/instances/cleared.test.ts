import { expect, it } from 'vitest';
import { isCleared } from './encounters.ts';

const lost = (encounterId: string) => ({ encounterId, completed: false });
const won = (encounterId: string) => ({ encounterId, completed: true });

it.each([
  ['each encounter was won at the first try', [won('1'), won('2')], true],
  ['one was won at the second try', [lost('1'), won('1'), won('2')], true],
  ['one was lost again after it had been won', [won('1'), lost('1')], true],
  ['one was never won', [won('1'), lost('2'), lost('2')], false],
  ['none was tried', [], false],
])('a run where %s', (_, encounters, isDone) => {
  expect(isCleared({ completed: false, encounters })).toBe(isDone);
  expect(isCleared({ completed: true, encounters })).toBe(true);
});
