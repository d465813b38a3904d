import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { ZoneList } from './zone-list.tsx';

const zone = { id: '6', name: 'Ekrund', kills: 1, deaths: 2, hasHeat: false };
const textOf = (...sample: Parameters<typeof sampleOf>) =>
  renderToStaticMarkup(<ZoneList sample={sampleOf(...sample)} />).replaceAll(/<[^>]*>/g, '|');

it('says of which kills and deaths the zones are, and how many were in scenarios', () => {
  expect(textOf(1, 2, { zones: [zone] })).toContain(
    '|Kills and deaths in the open world, in 1 kill and all 2 deaths|',
  );
  expect(textOf(2, 2, { zones: [zone], inScenarios: { kills: 2, deaths: 2 } })).toContain(
    'all 2 deaths; 2 kills and 2 deaths in scenarios|',
  );
  const inScenarios = { kills: 1, deaths: 20 };
  expect(textOf(300, 40, { zones: [zone], inScenarios })).toContain(
    '|Kills and deaths in the open world, in the newest 100 of 300 kills and all 40 deaths, of the same time; ' +
      '1 kill and 20 deaths in scenarios|',
  );
  expect(textOf(1, 20, { inScenarios })).toContain(
    '|No kills or deaths in the open world; 1 kill and 20 deaths in scenarios.|',
  );
});
