import { GraphQLError } from 'graphql';
import { expect, it } from 'vitest';
import { AnswerSize } from './answer-size.ts';

function counting(most: number, isLate = () => false) {
  const stop = new AbortController();
  const size = new AnswerSize(stop, { most, isLate, late: new GraphQLError('late') });
  return { size, reason: () => stop.signal.reason };
}

it('gives an answer up as soon as it weighs more than it may', () => {
  const { size, reason } = counting(2_048);
  for (let row = 0; row < 50; row += 1) {
    size.addField('name');
    size.addValue('x'.repeat(28));
  }
  expect(size.isGivenUp).toBe(false);
  size.addValue(['x'.repeat(50), 'x'.repeat(50)]);
  expect(reason()).toMatchObject({ message: 'The answer is larger than 2 KB. Ask for less at once.' });
});

it('counts an answer anew that is built once more', () => {
  const { size } = counting(1_000);
  for (let times = 0; times < 3; times += 1) {
    size.begin();
    size.addValue('x'.repeat(900));
  }
  expect(size.isGivenUp).toBe(false);
});

it('looks at the clock, since no timer fires while a thread is at work', () => {
  const { size, reason } = counting(1_000_000, () => true);
  for (let field = 0; field < 256; field += 1) size.addField('id');
  expect(reason()).toMatchObject({ message: 'late' });
});
