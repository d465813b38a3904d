import { expect, it } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';

import { searchEverything, searchGuilds } from './search.ts';
import { answering } from './testing/answering.ts';

const hit = (name: string, kind = 'Character', id = name.length) => ({
  __typename: kind,
  id: String(id),
  label: name,
  name,
});
const nodes = (...names: readonly string[]) => names.map((name, n) => ({ id: String(n + 1), name }));
const page = (...hits: readonly object[]) => ({ search: { nodes: hits, totalCount: hits.length } });
const NOTHING = {
  ...page(),
  gameObjects: { nodes: [], totalCount: 0 },
  instances: null,
  warJournalStorylines: [],
  warJournalEntries: null,
};
const event = (name: string) => ({ __typename: 'LiveEvent', name, startTime: 1_795_262_400, endTime: null });
const answersTo = (Search: object, more: object = {}) => ({ Search, GetEvents: { events: [] }, ...more });
const CURSOR = { cursor: {} };

/** Searches by our own API, or by a remote one that has what is not excepted. */
async function search(text: string, answers: Parameters<typeof answering>[0], lacks?: RegExp, cursor = {}) {
  const asked = answering(answers, lacks && ((coordinate) => !lacks.test(coordinate)));
  const { data } = await searchEverything(text, { cursor });
  const others = data.others.map(({ kind, name, total }) => [kind, name, total]);
  return { asked, data, others, names: data.page?.nodes?.map(({ label }) => label) };
}

it('finds names by the text, the fitting ones counted', async () => {
  const { names, data, asked } = await search(
    'kord',
    answersTo(page(hit('Kordak'), hit('Kord'), hit('Korbak'))),
  );
  expect([names, data.fitting, data.others]).toEqual([['Kordak', 'Kord', 'Korbak'], 2, []]);
  expect(asked.Search).toEqual([{ query: 'kord', first: 15, withOthers: false }]);
});

it('takes all hits of a remote API for fitting', async () => {
  expect((await search('kord', answersTo(page(hit('Korbak'))), /^none$/)).data.fitting).toBe(1);
});

const CONTENT = /^WarJournalEntry as SearchContent$/;
const OBJECTS = {
  ...page(hit('Gold Chest', 'Item')),
  gameObjects: { nodes: nodes('Old gold', 'Gold Chest', 'Chest of gold', 'Silver'), totalCount: 44 },
  instances: { nodes: nodes('Gold Mine') },
  warJournalStorylines: nodes('Gold'),
  warJournalEntries: [null, { id: '3', name: 'Goldfever', storyline: { id: '2', name: 'Dwarfs' } }],
};

it('finds the kinds that the search of an API lacks, whole texts first, with all of their kind', async () => {
  const { others, data, asked } = await search('gold', answersTo(OBJECTS), CONTENT);
  expect(others).toEqual([
    ['Game object', 'Old gold', 44],
    ['Game object', 'Gold Chest', 44],
    ['Game object', 'Chest of gold', 44],
    ['Dungeon', 'Gold Mine', 1],
    ['Storyline', 'Gold', 1],
    ['Journal entry', 'Goldfever', 1],
  ]);
  const hrefs = ['/gameobject/3', '/dungeon/1', '/storylines/1', '/storylines/2/3'];
  expect(data.others.map(({ href }) => href).slice(2)).toEqual(hrefs);
  expect(data.others.at(-1)?.detail).toBe('Dwarfs');
  const where = { name: { contains: 'gold' } };
  const others4 = { objects: where, instances: where, storylines: where, entries: where };
  expect(asked.Search).toEqual([{ query: 'gold', first: 15, withOthers: true, ...others4 }]);
});

it('puts names with the whole text before those with its words, and leaves out the rest', async () => {
  const { others } = await search(
    'old chest',
    answersTo({
      ...NOTHING,
      ...page(hit('Old Chest', 'Item')),
      gameObjects: { nodes: nodes('Chest, old', 'An Old Chest', 'Chest'), totalCount: 3 },
    }),
    CONTENT,
  );
  expect(others).toEqual([
    ['Game object', 'An Old Chest', 2],
    ['Game object', 'Chest, old', 2],
  ]);
});

it('links dungeons to their instances where the API has no dungeons', async () => {
  const { data } = await search('gold', answersTo(OBJECTS), /SearchContent|^Query.dungeons$/);
  expect(data.others.find(({ kind }) => kind === 'Dungeon')?.href).toBe('/instance/1');
});

it('finds careers, pages and events beside names, on the first page alone', async () => {
  const found = answersTo(page(hit('War', 'Guild')), {
    GetEvents: { events: [event('War of Kegs'), event('Siege')] },
  });
  const { others } = await search('war', found);
  expect(others).toEqual([
    ['Career', 'Warrior Priest', 2],
    ['Career', 'Shadow Warrior', 2],
    ['Event', 'The war now', 3],
    ['Event', 'Records of the war', 3],
    ['Event', 'War of Kegs', 3],
  ]);
  const next = await search('war', found, undefined, { after: 'abc' });
  expect([next.others, next.names]).toEqual([[], ['War']]);
  expect(next.asked).toEqual({ Search: [{ query: 'war', first: 15, after: 'abc', withOthers: false }] });
  const before = await search('war', answersTo(page()), CONTENT, { before: 'abc' });
  expect(before.asked.Search).toMatchObject([{ withOthers: false, before: 'abc' }]);
});

it('finds no careers, pages and events that the API cannot have', async () => {
  const { others } = await search(
    'war',
    answersTo(page(hit('War', 'Guild'))),
    /careerStatistics|fighters|warRecords|events/,
  );
  expect(others).toEqual([]);
  const failed = await search('war', { Search: page(hit('War', 'Guild')) }, /careerStatistics/);
  expect(failed.others.map(([, name]) => name)).toEqual(['The war now', 'Records of the war']);
});

it.each([
  ['praag 20 november 2026', 'Battles in Praag, 20 November 2026', { zoneId: { eq: 105 } }],
  ['2026-11-20', 'Battles, 20 November 2026', {}],
])('finds the battles of %s', async (text, name, where) => {
  const sums = (battles: number) => answersTo(page(), { GetBattleSums: { battleSums: { battles } } });
  const { data, asked } = await search(text, sums(3));
  expect(data.others).toMatchObject([
    { kind: 'Battle', id: '2026-11-20', name, detail: '3 battles', total: 1 },
  ]);
  expect(data.others[0]?.href).toContain('from=2026-11-20');
  const startTime = { gte: 1_795_132_800, lt: 1_795_219_200 };
  expect(asked.GetBattleSums).toEqual([{ where: { ...where, startTime } }]);
  expect((await search(text, sums(0))).others).toEqual([]);
  expect((await search(text, answersTo(page()))).others).toEqual([]);
});

it('takes plus signs for blanks where nothing has them', async () => {
  const Search = ({ query }: { readonly query: string }) =>
    page(...(query === 'red sabbath' ? [hit('Red Sabbath')] : []));
  const { names, asked } = await search('red+sabbath', { ...answersTo({}), Search });
  expect(names).toEqual(['Red Sabbath']);
  expect(asked.Search).toMatchObject([{ query: 'red+sabbath' }, { query: 'red sabbath' }]);
  expect((await search('blue+sabbath', { ...answersTo({}), Search })).names).toEqual([]);
});

const NEAR = {
  characters: { nodes: [hit('Kordak', 'Character', 1), hit('Wholly else', 'Character', 2)] },
  guilds: null,
  instances: { nodes: [hit('Kordek Mine', 'Instance', 1)] },
};

it('asks a remote API for near names where nothing fits', async () => {
  const { names, asked } = await search('kordek', { ...answersTo(page()), FindNear: NEAR }, /^none$/);
  expect(names).toEqual(['Kordek Mine', 'Kordak']);
  expect(asked.FindNear).toMatchObject([{ first: 20, characters: { name: { or: expect.anything() } } }]);
  const short = await search('ko', answersTo(page()), /careerStatistics/);
  expect([short.data.page, short.asked.FindNear]).toEqual([null, undefined]);
});

it('asks for no near names where the API is our own, or has a record of that name', async () => {
  expect((await search('kordek', answersTo(page()))).names).toEqual([]);
  const found = { ...NOTHING, gameObjects: { nodes: nodes('Kordek'), totalCount: 1 } };
  expect((await search('Kordek', answersTo(found), CONTENT)).others).toEqual([['Game object', 'Kordek', 1]]);
});

it('asks for nothing else where there are battles of the day, and no blanks for plus signs where other kinds fit', async () => {
  const battles = answersTo(page(), { GetBattleSums: { battleSums: { battles: 3 } }, FindNear: NEAR });
  expect((await search('2026-11-20', battles, CONTENT)).asked.FindNear).toBeUndefined();
  const found = { ...NOTHING, gameObjects: { nodes: nodes('Red+Blue Chest'), totalCount: 1 } };
  const { asked } = await search('red+blue', { ...answersTo(found), FindNear: {} }, CONTENT);
  expect([asked.Search?.length, asked.FindNear?.length]).toEqual([1, 1]);
});

it('lists what is near once', async () => {
  const found = { ...NOTHING, instances: { nodes: nodes('Kordek Mine', 'Kordek Mines') } };
  const { names, others } = await search('kordek', { ...answersTo(found), FindNear: NEAR }, CONTENT);
  expect(names).toEqual(['Kordek Mine', 'Kordak']);
  expect(others).toEqual([['Dungeon', 'Kordek Mines', 2]]);
});

it('finds guilds, those with blanks for plus signs where none has them', async () => {
  const asked = answering({
    SearchGuilds: ({ where }: { readonly where: { readonly name: { readonly contains: string } } }) => ({
      guilds: where.name.contains.includes('+') ? { nodes: [] } : { nodes: nodes('Red Sabbath') },
    }),
  });
  expect((await searchGuilds('red+sabbath', CURSOR)).data?.nodes).toEqual(nodes('Red Sabbath'));
  expect(asked.SearchGuilds).toEqual([
    { where: { name: { contains: 'red+sabbath' } }, first: 15 },
    { where: { name: { contains: 'red sabbath' } }, first: 15 },
  ]);
  await searchGuilds('red', { cursor: { after: 'abc' } }, 5);
  expect(asked.SearchGuilds?.slice(2)).toEqual([
    { where: { name: { contains: 'red' } }, first: 5, after: 'abc' },
  ]);
  answering({ SearchGuilds: { guilds: null } });
  expect((await searchGuilds('red', CURSOR)).data).toBeNull();
});

it('fails where the search fails', async () => {
  answering({ GetEvents: { events: [] } });
  await expect(searchEverything('kord', CURSOR)).rejects.toThrow(ApiError);
});
