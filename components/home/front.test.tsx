import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Front } from './front.tsx';

const textOf = (kills: number, inScenarios: number, of = kills) =>
  />([^<]*last two hours[^<]*)</.exec(
    renderToStaticMarkup(<Front zones={[]} others={0} kills={kills} inScenarios={inScenarios} of={of} />),
  )?.[1];

it('says how many kills there were in the open world, and in scenarios', () => {
  expect(textOf(0, 0)).toBe('No kills in the open world in the last two hours');
  expect(textOf(1, 2)).toBe('1 kill in the open world in the last two hours; 2 in scenarios');
  expect(textOf(1_200, 0, 100)).toBe(
    '1,200 kills in the open world in the last two hours, zones of the newest 100',
  );
});

it('counts the zones that it does not show', () => {
  const zones = Array.from({ length: 9 }, (_, id) => ({
    id: String(id),
    name: 'Praag',
    order: 1,
    destruction: 0,
  }));
  const front = (others: number) =>
    renderToStaticMarkup(<Front zones={zones} others={others} kills={9} inScenarios={0} of={9} />);
  expect(front(0)).toMatch(/href="\/kills\?type=rvr"[^>]*>and 3 more zones</);
  expect(front(4)).toContain('and 7 more zones');
});
