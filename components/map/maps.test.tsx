import { expect, it } from 'vitest';

import { rendered } from '../testing/rendered.ts';
import { HeatOverview } from './heat-overview.tsx';
import { Heatmap } from './heatmap.tsx';
import { MapBackdrop } from './map-backdrop.tsx';
import { MapHeader } from './map-header.tsx';
import { PlaceMap } from './place-map.tsx';

/** The halves of a map: 1,200 kills in the north-west, 300 in the south-east. */
const points = [
  { x: 1, y: 2, count: 1_200 },
  { x: 62, y: 60, count: 300 },
];

it('draws where kills were, and says it in words', async () => {
  const { html, text } = await rendered(
    <HeatOverview zoneId="105" place="Praag" points={points} kills={1_500}>
      KILLS
    </HeatOverview>,
  );
  expect(text).toBe(
    '1,500 kills: north-west 80%, south-east 20% Where they fell ' +
      'north-west 1,200 kills 80% south-east 300 kills 20% KILLS',
  );
  expect(html).toContain(
    'aria-label="Heatmap of kills on the map of Praag. 1,500 kills: north-west 80%, south-east 20%."',
  );
  expect(html.match(/<circle[^>]*>/g)).toEqual(
    [
      ['1.5', '2.5', '1'],
      ['62.5', '60.5', '0.25'],
    ].map(([cx, cy, opacity]) =>
      expect.stringMatching(new RegExp(`cx="${cx}" cy="${cy}" .*opacity="${opacity}"`)),
    ),
  );
  // The bars are as long as the part with the most kills allows.
  expect(html).toMatch(
    /width="100%" height="100%"><\/rect><\/svg>[^s]*<span[^>]*><b[^>]*>1,200<.*width="25%"/s,
  );
});

it('colours what is hot from clear to dark', async () => {
  const { html } = await rendered(<Heatmap zoneId="105" place="" points={points} kills={2} size={300} />);
  const tables = [...html.matchAll(/tableValues="([^"]*)"/g)].map(([, values = '']) => values.split(' '));
  expect(tables.map((values) => values.length)).toEqual([21, 21, 21, 21]);
  expect(tables.map((values) => [values[0], values[9], values[15], values[20]])).toEqual([
    ['1.000', '0.878', '0.541', '0.188'],
    ['0.769', '0.290', '0.055', '0.016'],
    ['0.329', '0.110', '0.133', '0.157'],
    ['0.000', '0.710', '0.830', '0.890'],
  ]);
  // Half-way from the first colour to the second, at a heat of 0.09, between two samples.
  expect(tables[3]?.slice(1, 3)).toEqual(['0.131', '0.261']);
});

it('names the areas with kills on the map and in the list, and of two at one place the first', async () => {
  const area = (part: string, kills: number, left: number | null) => ({
    part,
    kills,
    percent: '10',
    sides: { order: 1, destruction: kills - 1 },
    marker: left === null ? null : { left, top: 20 },
  });
  const areas = [area('Mill', 9, 50), area('elsewhere', 5, null), area('Tower', 4, 60), area('Gate', 2, 99)];
  const { html, text } = await rendered(
    <HeatOverview zoneId="105" place="Praag" points={points} kills={20} areas={areas}>
      {null}
    </HeatOverview>,
  );
  expect(
    [...html.matchAll(/<svg x="([^"]*)"[^>]*><rect[^>]*><\/rect><text[^>]*>([^<]*)</g)].map(
      ([, ...named]) => named,
    ),
  ).toEqual([
    ['50.0%', 'Mill'],
    ['85.0%', 'Gate'],
  ]);
  expect(text).toContain(
    'Where they fell Mill 9 kills 10%1 by Order, 8 by Destruction elsewhere 5 kills 10%1 by Order, 4',
  );
  expect(text).not.toContain('south-east 300');
});

it('marks the kills of an area by side, each by a form of its own, with a legend', async () => {
  const area = (part: string, order: number, destruction: number) => ({
    part,
    kills: order + destruction,
    percent: '50',
    sides: { order, destruction },
    marker: { left: 40, top: 20 },
  });
  const { html, text } = await rendered(
    <HeatOverview
      zoneId="105"
      place="Praag"
      points={points}
      kills={20}
      areas={[area('Mill', 16, 4), area('Gate', 0, 1)]}
    >
      {null}
    </HeatOverview>,
  );
  expect([...html.matchAll(/<circle[^>]* r="([^"]*)" class="fill-order-fill/g)].map(([, r]) => r)).toEqual([
    '9',
  ]);
  expect([...html.matchAll(/<rect[^>]*class="fill-destruction-fill/g)]).toHaveLength(2);
  expect(text).toContain('Circles: kills by Order. Squares: kills by Destruction.');
});

it.each([
  ['105', 18, '18 kills. Where on the map is not known.'],
  ['9999', 18, '18 kills. There is no map of this place.'],
  [undefined, 0, 'No kills'],
])('says in words what it cannot draw: zone %s, %i kills', async (zoneId, kills, words) => {
  const { html, text } = await rendered(
    <HeatOverview zoneId={zoneId} place="Praag" points={[]} kills={kills}>
      {null}
    </HeatOverview>,
  );
  expect(text).toBe(words);
  expect(html).not.toMatch(/<svg|<img/);
});

it('draws on plain parchment where there is no map', async () => {
  const { html } = await rendered(<Heatmap zoneId="9999" place="" points={points} kills={2} size={300} />);
  expect(html).toContain('<circle');
  expect(html).not.toContain('<img');
});

const position = {
  zoneId: 105,
  x: 100,
  y: 400,
  zone: null,
  mapSetup: { nwCornerX: 0, nwCornerY: 0, seCornerX: 400, seCornerY: 800 },
};

it('marks a place on the map of its zone', async () => {
  const { html } = await rendered(<PlaceMap position={position} zone="Praag" name="the gate" />);
  expect(html).toContain('aria-label="Map of Praag: a pin marks the gate in the west"');
  expect(html).toMatch(/<svg x="25%" y="50%" overflow="visible"><use href="#map-pin" x="-18" y="-33\.12/);
  expect(html).not.toContain('rotate');
  expect(html).toMatch(
    /<img[^>]* src="\/images\/maps\/105-512\.avif"[^>]*srcSet="[^"]*105-768\.avif 768w"[^>]*loading="lazy"/,
  );
  const nowhere = await rendered(
    <PlaceMap position={{ ...position, mapSetup: null }} zone="Praag" name="the gate" />,
  );
  expect(nowhere.html).toContain('Map of Praag: the place of the gate is not known');
  expect(nowhere.html).not.toContain('<use');
});

it('shows the map of a zone behind the head of a page', async () => {
  const { html, text } = await rendered(
    <MapHeader zoneId="105" title="Praag" facts="Tier 4" icon="ICON">
      MORE
    </MapHeader>,
  );
  expect(text).toBe('ICON Praag Tier 4 MORE');
  expect(html).toMatch(/<source[^>]* media="\(max-width: 640px\)" srcSet="\/images\/maps\/105-256\.avif"/);
  expect(html).toMatch(/105-512\.avif"[^>]* fetchPriority="auto"/);
});

it('shows no smaller file where the page has the map anyway, and nothing without a map', async () => {
  const { html } = await rendered(<MapBackdrop zoneId={105} shared urgent />);
  expect(html).not.toContain('<source');
  expect(html).toContain('fetchPriority="high"');
  expect((await rendered(<MapBackdrop zoneId={9999} />)).html).toBe('');
});
