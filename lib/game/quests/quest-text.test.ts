import { expect, it } from 'vitest';

import { fillTokens, objectiveAmount, questName, questParagraphs } from './quest-facts.ts';

it('fills every token', () => {
  expect(fillTokens('|n, |n the |c. A |x stays.')).toBe('Player, Player the Career. A |x stays.');
});

it('makes paragraphs of a text, and none of no text', () => {
  expect(questParagraphs('Well met, |n!\n\nSit down, |c.')).toEqual([
    'Well met, Player!',
    'Sit down, Career.',
  ]);
  expect(questParagraphs(' \n')).toEqual([]);
  expect(questParagraphs(null)).toEqual([]);
});

it('names a quest, by its number where it has no name', () => {
  expect(questName({ id: '7', name: ' The Trial of |n ' })).toBe('The Trial of Player');
  expect(questName({ id: '7', name: ' ' })).toBe('Quest #7');
  expect(questName({ id: '7', name: null })).toBe('Quest #7');
});

it('counts an objective from two on', () => {
  expect([0, 1, 2, 1_200].map(objectiveAmount)).toEqual([null, null, '2', '1,200']);
});
