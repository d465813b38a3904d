import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { Front } from './front.tsx';

const textOf = (kills: number, inScenarios: number, of = kills) =>
  />([^<]*last two hours[^<]*)</.exec(
    renderToStaticMarkup(<Front zones={[]} kills={kills} inScenarios={inScenarios} of={of} />),
  )?.[1];

it('says how many kills there were in the open world, and in scenarios', () => {
  expect(textOf(0, 0)).toBe('No kills in the open world in the last two hours');
  expect(textOf(1, 2)).toBe('1 kill in the open world in the last two hours; 2 in scenarios');
  expect(textOf(1_200, 0, 100)).toBe(
    '1,200 kills in the open world in the last two hours, zones of the newest 100',
  );
});
