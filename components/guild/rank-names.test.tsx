import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { RankNames } from './member-list.tsx';

const namesOf = (ranks: readonly { readonly name: string; readonly rank: number }[]) =>
  [...renderToStaticMarkup(<RankNames ranks={ranks} />).matchAll(/<li[^>]*>([^<]+)/g)].map(
    ([, name]) => name,
  );

it('names the ranks in their order, whatever order the API gives them in', () => {
  const ranks = [
    { name: 'Recruit', rank: 8 },
    { name: 'Guild Leader', rank: 0 },
    { name: 'Officer', rank: 1 },
  ];
  expect(namesOf(ranks)).toEqual(['Guild Leader', 'Officer', 'Recruit']);
});

it('leaves out ranks without a name, and is nothing without ranks', () => {
  expect(
    namesOf([
      { name: ' ', rank: 3 },
      { name: 'Officer', rank: 1 },
    ]),
  ).toEqual(['Officer']);
  expect(renderToStaticMarkup(<RankNames ranks={[{ name: '', rank: 3 }]} />)).toBe('');
  expect(renderToStaticMarkup(<RankNames ranks={[]} />)).toBe('');
});
