import { afterEach, expect, it } from 'vitest';

import { CreatureRowFragmentDoc } from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { CreatureLink } from './creature-link.tsx';
import { CreatureList } from './creature-list.tsx';

afterEach(() => registerEndpoint(undefined));

const cat = sampleRecord(CreatureRowFragmentDoc, {
  id: '7',
  name: 'Sabre',
  realm: 'DESTRUCTION',
  title: null,
  creatureType: 'ANIMALS_BEASTS',
  creatureSubType: 'ANIMALS_BEASTS_GREAT_CAT',
});
const list = (...nodes: (typeof cat)[]) =>
  rendered(<CreatureList page={{ nodes, pageInfo: ONLY_PAGE }} list={listAddress(routes.creatures, {})} />);

it('lists creatures with their kinds, as far as the API knows them', async () => {
  const { rows, links } = await list(cat);
  expect(rows).toEqual([
    ['Name', 'Type'],
    ['Sabre', 'Great Cat'],
  ]);
  expect(links).toEqual([{ text: 'Sabre', href: '/creature/7' }]);
  offering((coordinate) => coordinate !== 'Creature.creatureSubType');
  expect((await list(cat)).rows).toEqual([['Name'], ['Sabre']]);
  expect((await list()).text).toContain('No creatures.');
});

it('shows the badge of the realm unless the page has it elsewhere', async () => {
  expect((await rendered(<CreatureLink creature={cat} />)).html).toContain('alt="Destruction"');
  expect((await rendered(<CreatureLink creature={{ ...cat, realm: null }} />)).html).toContain(
    'alt="Neutral"',
  );
  expect((await rendered(<CreatureLink creature={cat} withoutRealm />)).html).not.toMatch(
    /<img|<span[^>]*><\/span>/,
  );
});
