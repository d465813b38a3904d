import { expect, it } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { markedGuild, markedPlayer } from './marked-owners.ts';
import { findCharacters, findNamedCharacter } from './named-characters.ts';
import { findNamedGuild } from './named-guilds.ts';
import { findByNames } from './named-in-filter.ts';

const hit = (id: string, name: string, guild?: string, career = 'WHITE_LION') => ({
  __typename: 'Character',
  id,
  name,
  career,
  guildMembership: guild ? { guild: { id: '9', name: guild } } : null,
});
const players = (...nodes: readonly object[]) => ({
  FindCharacters: { search: { nodes }, characters: { nodes: [] } },
});
const guilds = (...names: readonly string[]) => ({
  SearchGuilds: { guilds: { nodes: names.map((name, index) => ({ id: String(index + 1), name })) } },
});

it('finds players by the search first, then by the filter, each once, and none that is only near', async () => {
  const asked = answering({
    FindCharacters: {
      search: {
        nodes: [hit('2', 'Kordakan'), hit('8', 'Korbak'), { __typename: 'Guild', id: '4', name: 'Kordak' }],
      },
      characters: { nodes: [hit('1', 'Kordak'), hit('2', 'Kordakan')] },
    },
  });
  expect((await findCharacters('Kordak')).data.map(({ id }) => id)).toEqual(['2', '1']);
  expect(asked.FindCharacters).toEqual([
    { query: 'Kordak', first: 50, where: { name: { contains: 'Kordak' } } },
  ]);
});

it('finds who is a part of a pasted text, and no one where an API has no answer', async () => {
  answering(players(hit('1', 'Kordak'), hit('2', 'Captainson')));
  expect((await findCharacters('Captain Kordak')).data.map(({ name }) => name)).toEqual(['Kordak']);
  answering({ FindCharacters: { search: null, characters: null } });
  expect((await findCharacters('Kordak')).data).toEqual([]);
});

it.each([
  ['Kordak', undefined, '1'],
  ['Kordak', '1', '2'],
  ['Kord', undefined, null],
  ['Kordak of Nobody', undefined, '1'],
])('takes %s, without #%s, for #%s', async (name, except, id) => {
  answering(players(hit('1', 'Kordak'), hit('2', 'Kordakan')));
  const { one, choices } = (await findNamedCharacter(name, except)).data;
  expect(one?.id ?? null).toBe(id);
  expect(choices.map((choice) => choice.id)).toEqual(id === null ? ['1', '2'] : []);
});

it.each([
  ['Kordak zealot', '2'],
  ['Kordak Bitterstone Band', '1'],
])('tells namesakes apart by career and guild: %s', async (text, id) => {
  answering(players(hit('1', 'Kordak', 'Bitterstone Band'), hit('2', 'Kordak', undefined, 'ZEALOT')));
  expect((await findNamedCharacter(text)).data.one?.id).toBe(id);
});

it('finds a guild by name, but the one that is left out', async () => {
  const asked = answering(guilds('Band', 'Band of Stone'));
  expect((await findNamedGuild('Band')).data.one?.id).toBe('1');
  expect((await findNamedGuild('Band', '1')).data.one?.id).toBe('2');
  expect(asked.SearchGuilds).toEqual([{ first: 100, where: { name: { contains: 'Band' } } }]);
  answering({ SearchGuilds: { guilds: null } });
  expect((await findNamedGuild('Band')).data).toEqual({ one: null, choices: [] });
});

it('marks none, an id without a question, and a name where it has one match', async () => {
  const list = (pin?: string) => listAddress('/leaderboard', pin === undefined ? {} : { pin });
  const asked = answering({ ...players(hit('1', 'Kordak')), ...guilds('Stone', 'Stony') });
  expect((await markedPlayer(list())).data).toEqual({ id: null, choices: [] });
  expect((await markedPlayer(list('#77'))).data).toEqual({ id: '77', choices: [] });
  expect(asked).toEqual({});
  expect((await markedPlayer(list('Kordak'))).data).toEqual({ id: '1', choices: [] });
  expect((await markedGuild(list('Stone'))).data.id).toBe('1');
  expect((await markedGuild(list('Sto'))).data).toMatchObject({
    id: null,
    choices: [{ id: '1' }, { id: '2' }],
  });
});

it.each([
  [
    { guild: '', player: '' },
    { guildId: undefined, characterId: undefined },
  ],
  [
    { guild: '#12', player: '34' },
    { guildId: '12', characterId: '34' },
  ],
  [
    { guild: 'Band', player: 'Kordak' },
    { guildId: '1', characterId: '1' },
  ],
])('asks for the result of the filter %o', async (names, ids) => {
  answering({ ...players(hit('1', 'Kordak')), ...guilds('Band') });
  const { data } = await findByNames(names, async (found) => ({ data: found, provenance: null }));
  expect(data).toEqual({ found: ids, guilds: [], players: [] });
});

it('offers a choice where a filter names several, and asks for no result', async () => {
  answering({ ...players(hit('1', 'Kordak'), hit('2', 'Kordakan')), ...guilds() });
  const ask = () => Promise.reject(new ApiError('refused'));
  expect((await findByNames({ guild: '', player: 'Kord' }, ask)).data).toMatchObject({
    found: null,
    players: [{ id: '1' }, { id: '2' }],
  });
  const unknown = await findByNames({ guild: 'Nobody', player: '' }, ask);
  expect(unknown.data).toEqual({ found: null, guilds: [], players: [] });
});
