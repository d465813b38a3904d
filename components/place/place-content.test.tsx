import { afterEach, expect, it } from 'vitest';

import {
  CreaturePageFragmentDoc,
  GiverFragmentDoc,
  ItemPageFragmentDoc,
  ItemRowFragmentDoc,
  QuestTagFragmentDoc,
} from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { rendered } from '../testing/rendered.ts';
import { DungeonMaps } from '../dungeon/dungeon-maps.tsx';
import { PlaceContent, PlaceDrops } from './place-content.tsx';

afterEach(() => registerEndpoint(undefined));

const answerOf = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });
const quest = {
  quest: sampleRecord(QuestTagFragmentDoc, { id: '9', name: 'The Fen' }),
  givers: [sampleRecord(GiverFragmentDoc, { id: '4', name: 'Ada' })],
};
const placeOf = (id: string, quests = [quest], unknown = 0) => (
  <>
    <PlaceDrops id={id} drops={answerOf(sampleRecord(ItemPageFragmentDoc))} />
    <PlaceContent
      id={id}
      quests={answerOf({ quests, unknown })}
      creatures={answerOf(sampleRecord(CreaturePageFragmentDoc))}
    />
    <DungeonMaps id={id} />
  </>
);

it('names the best of what drops, and folds the list on phones', async () => {
  const nodes = Array.from({ length: 6 }, (_, at) => ({
    ...sampleRecord(ItemRowFragmentDoc, { id: `${at}`, name: `Blade ${at}` }),
    dropsFromCreatures: null,
  }));
  const { links, html } = await rendered(
    <PlaceDrops id="260" drops={answerOf(sampleRecord(ItemPageFragmentDoc, { totalCount: 124, nodes }))} />,
  );
  expect(links.slice(0, 4).map(({ href }) => href)).toEqual(['/item/0', '/item/1', '/item/2', '/item/3']);
  expect(html).toMatch(/<summary>124 items/);
});

const maps = (...zones: readonly string[]) => zones.map((zone) => `/zone/${zone}`);

it('shows what drops, which quests are given and by whom, and the maps of all wings', async () => {
  const { links, rows, text } = await rendered(placeOf('152', [quest], 2));
  expect(rows).toContainEqual(['The Fen', expect.stringContaining('Ada')]);
  expect(links.slice(0, 3)).toEqual([
    { text: 'The Fen', href: '/quest/9' },
    { text: 'Ada', href: '/creature/4' },
    {
      text: 'and 2 more creatures, whose quests stand on their pages',
      href: '/creatures?instance=152',
    },
  ]);
  expect(links.slice(3).map(({ href }) => href)).toEqual(maps('152', '153', '169'));
  expect(links[4]?.text).toBe('The Sewers of Altdorf: Wing 2');
  expect(text).toContain('Maps');
  expect(text).toContain('No items.');
  expect(text).toContain('No creatures.');
  expect(text).not.toContain('does not tell');
});

it('shows the one map of a dungeon of one part, and says that no quest is given', async () => {
  const { links, text } = await rendered(placeOf('260', []));
  expect(links.map(({ href }) => href)).toEqual(maps('260'));
  expect(text).toMatch(/No creature here gives a quest\. .* Map /);
});

it.each([
  [[], 3, []],
  [['ItemFilterInput.dropsIn'], 3, []],
  [['CreatureFilterInput.zones'], 1, ['The Fen']],
])('says what an API with %j alone does not tell of a place', async (offered, untold, quests) => {
  offering((coordinate) => offered.includes(coordinate));
  const { text, links } = await rendered(placeOf('152'));
  expect(text.match(/does not tell this of a place/g)).toHaveLength(untold);
  expect(links.filter(({ href }) => href === '/quest/9').map((link) => link.text)).toEqual(quests);
});
