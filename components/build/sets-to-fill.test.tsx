import { expect, it } from 'vitest';

import { rendered } from '#components/testing/rendered.ts';
import { routes } from '#lib/url/routes.ts';

import { SetsToFill } from './sets-to-fill.tsx';

const set = (id: string, pieces: number, outOfReach = 0) => ({
  id,
  name: `Watch ${id}`,
  link: { href: routes.build('choppa'), pieces, outOfReach },
});

it('leads to the build with the missing pieces of each set, and says what is out of reach', async () => {
  const { text, links } = await rendered(<SetsToFill sets={[set('1', 1), set('2', 3, 1), set('3', 2, 2)]} />);
  expect(links.map(({ text: words }) => words)).toEqual([
    'Put on 1 missing piece of Watch 1',
    'Put on 3 missing pieces of Watch 2',
    'Put on 2 missing pieces of Watch 3',
  ]);
  expect(text).toContain('1 other needs a higher level or renown rank.');
  expect(text).toContain('2 others need a higher level or renown rank.');
});

it('is not there where nothing can be put on', async () => {
  expect((await rendered(<SetsToFill sets={[]} />)).html).toBe('');
  expect((await rendered(<SetsToFill sets={[{ id: '1', name: 'Watch', link: null }]} />)).html).toBe('');
});
