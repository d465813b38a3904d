import { expect, it } from 'vitest';

import { DEFAULT_PREVIEW } from './kinds/parts.ts';
import { withStanding } from './with-standing.ts';

const score = (id: string, name: string, damage: number) => ({ character: { id, name }, damage });
const scores = async () => [score('1', 'Verenthe', 9000), score('2', 'Kordak', 8000)];

it('says how the marked player did', async () => {
  expect(await withStanding(DEFAULT_PREVIEW, { pin: '2' }, scores)).toMatchObject({
    title: 'Kordak, 2nd in damage',
    totals: [{ value: '8,000', label: 'damage' }],
  });
});

it('is unmarked without a pin, for an unlisted player and if the scores fail', async () => {
  const fails = () => Promise.reject(new Error('away'));
  expect(await withStanding(DEFAULT_PREVIEW, {}, fails)).toBe(DEFAULT_PREVIEW);
  expect(await withStanding(DEFAULT_PREVIEW, { pin: '3' }, scores)).toBe(DEFAULT_PREVIEW);
  expect(await withStanding(DEFAULT_PREVIEW, { pin: '2' }, fails)).toBe(DEFAULT_PREVIEW);
});
