import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { AnswerSize } from './answer-size.ts';

function counting(most: number, isLate = () => false) {
  const reasons: string[] = [];
  const late = new GraphQLError('late');
  const size = new AnswerSize({ most, isLate, late, giveUp: ({ message }) => reasons.push(message) });
  return { size, reasons };
}

it('gives an answer up as soon as it weighs more than it may', () => {
  const { size, reasons } = counting(2_048);
  for (let row = 0; row < 50; row += 1) {
    size.addField('name');
    size.addValue('x'.repeat(28));
  }
  expect(reasons).toEqual([]);
  size.addValue(['x'.repeat(50), 'x'.repeat(50)]);
  expect(reasons).toEqual(['The answer is larger than 2 KB. Ask for less at once.']);
});

it('counts an answer anew that is built once more', () => {
  const { size, reasons } = counting(1_000);
  for (let times = 0; times < 3; times += 1) {
    size.begin();
    size.addValue('x'.repeat(900));
  }
  expect(reasons).toEqual([]);
});

it('looks at the clock, since no timer fires while a thread is at work', () => {
  const { size, reasons } = counting(1_000_000, () => true);
  for (let field = 0; field < 256; field += 1) size.addField('id');
  expect(reasons).toEqual(['late']);
});
