import { expect, it } from 'vitest';

import { KillRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';
import { routes } from '#lib/url/routes.ts';
import type { SpawnZone } from '#lib/game/places/spawn-zones.ts';

import { rendered } from '../testing/rendered.ts';
import { SpawnLayout } from './spawn-layout.tsx';

const praag: SpawnZone = {
  id: '105',
  name: 'Praag',
  count: 4,
  places: [
    { left: 10, top: 50 },
    { left: 11, top: 50 },
    { left: 90, top: 90 },
  ],
};
const answer = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });

const shown = (given: Partial<Parameters<typeof SpawnLayout>[0]> = {}) =>
  rendered(
    <SpawnLayout
      zones={[praag, { ...praag, id: '1', name: 'Ekrund', count: 1 }]}
      zone={praag}
      zoneHref={(id) => routes.creatureZone('7', id)}
      zoneKills={null}
      latest={null}
      {...given}
    >
      {given.children ?? null}
    </SpawnLayout>,
  );

it('shows the spawns of a zone on its map and in words, and leads to other zones', async () => {
  const { html, text, links } = await shown();
  expect(links).toEqual([
    { text: 'Praag (4)', href: '/creature/7/zone/105' },
    { text: 'Ekrund (1)', href: '/creature/7/zone/1' },
  ]);
  expect(html).toMatch(/zone\/105"[^>]* aria-current="page"/);
  expect(html.match(/aria-current=/g)).toHaveLength(1);
  expect(text).toMatch(/2 4 spawns in Praag 2 in the west 1 in the south-east 1 outside of the map$/);
  expect(html).toContain('aria-label="Map of Praag with 3 spawns: 2 in the west, 1 in the south-east"');
  // A pin for the two that are near each other, and a smaller one.
  expect(html).toMatch(
    /<svg x="10.00%" y="50.00%".*<use[^>]* width="46" height="46".*translate\(0.0 -27.5\)/s,
  );
  expect(html).toMatch(/<svg x="90.00%" y="90.00%".*<use[^>]* width="32" height="32"/s);
  expect(html).toMatch(/width="50%" height="100%".*width="25%" height="100%"/s);
});

it('turns a pin at the edge of the map, and keeps its number upright', async () => {
  const places = Array.from({ length: 100 }, () => ({ left: 1, top: 50 }));
  const { html, text } = await shown({ zone: { ...praag, count: 100, places } });
  expect(html).toContain('transform="rotate(90)"');
  expect(html).toContain('translate(27.5 -0.0)');
  expect(text).toMatch(/100 100 spawns in Praag 100 in the west$/);
  // One part of the map needs no bar.
  expect(html).not.toContain('height="100%"');
});

it.each([
  ['105', 'Praag', 'No place on the map of Praag is known for its 4 spawns.'],
  ['9999', 'Limbo', 'There is no map of Limbo to show its 4 spawns on.'],
])('says so where a zone has no place to show: %s', async (id, name, words) => {
  expect((await shown({ zone: { ...praag, id, name, places: [] } })).text).toContain(words);
});

it('says so below the rest of a page where nothing stands anywhere', async () => {
  const { html, text } = await shown({ zones: [], zone: null, children: 'REST' });
  expect(text).toMatch(/^REST .*No place in the world is known where it stands\.$/);
  expect(html).not.toContain('<nav');
});

it('stands before the rest of a page where there are spawns', async () => {
  expect((await shown({ children: 'REST' })).text).toMatch(/outside of the map REST$/);
});

const kills = answer({ points: [{ x: 1, y: 1, count: 3 }], kills: 3 });
const latest = answer({ nodes: [sampleRecord(KillRowFragmentDoc, { id: '7' })], pageInfo: ONLY_PAGE });

it('says where players died in the zone, with the latest kills where there is room', async () => {
  const alone = await shown({ zoneKills: kills, latest });
  expect(alone.text).toMatch(
    /Kills in Praag Of players on players, in the last 30 days north-west 3 kills 100% Kills in Praag Latest kills/,
  );
  expect(alone.links).toContainEqual({ text: 'Kills in Praag', href: '/zone_heatmap/105' });
  expect(alone.links).toContainEqual({ text: 'All kills', href: routes.killsInZone('105') });
  const beside = await shown({ zoneKills: kills, latest, children: 'REST' });
  expect(beside.text).toMatch(/outside of the map Kills in Praag REST$/);
});

it.each([
  ['without places', answer({ points: [], kills: 3 }), latest, /map Kills in Praag Latest kills/],
  ['without the latest', kills, answer(false as const), /100% Kills in Praag$/],
  ['without any', answer(false as const), latest, /outside of the map$/],
])('leaves out what is not known of kills: %s', async (_, zoneKills, some, text) => {
  expect((await shown({ zoneKills, latest: some })).text).toMatch(text);
});
