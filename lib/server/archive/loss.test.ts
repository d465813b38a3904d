import { expect, it } from 'vitest';
import { lossOf } from './loss.ts';

const answer = (nodes: readonly unknown[]) => ({ kills: { nodes, pageInfo: { hasNextPage: false } } });
const error = (...path: readonly unknown[]) => ({ message: 'no\n  scores', path });
const scores = (...values: readonly unknown[]) => values.map((kills) => ({ kills }));

it('names the rows with errors, those that could not be read, and those of which a part could not be', () => {
  const raw = answer([
    { id: '1', scores: scores(1, 2) },
    { id: '2', scores: scores(1, 2) },
    { id: '3', scores: [] },
    { id: '4', scores: null },
  ]);
  const kept = answer([
    { id: '1', scores: scores(1, 2) },
    { id: '2', scores: scores(2) },
    { id: '3', scores: [] },
  ]);
  const errors = [error('kills', 'nodes', 2, 'scores')];
  expect(lossOf([{ data: raw, errors }], kept)).toEqual({
    errored: new Set(['3']),
    altered: new Set(['2']),
    dropped: ['4'],
    isElsewhere: false,
    reason: 'no scores',
  });
});

it.each([
  ['without a path', [{ message: 'half of it' }]],
  ['with the path of a list', [error('kills', 'nodes')]],
])('cannot name the rows of an error %s', (_, errors) => {
  const whole = answer([{ id: '1' }]);
  expect(lossOf([{ data: whole, errors }], whole)).toMatchObject({ isElsewhere: true, dropped: [] });
});

it('notices a part that was replaced, where no row has it', () => {
  expect(lossOf([{ data: answer([{ id: '1' }]), errors: [] }], answer([{ id: '1' }]))).toMatchObject({
    isElsewhere: true,
  });
});

it('leaves questions alone that were refused before they were put in other words', () => {
  const raws = [
    { data: null, errors: [error()] },
    { data: answer([{ id: '1', scores: scores(1) }]), errors: [error('kills', 'nodes', 0)] },
  ];
  expect(lossOf(raws, answer([{ id: '1', scores: scores(1) }]))).toMatchObject({ isElsewhere: false });
});
