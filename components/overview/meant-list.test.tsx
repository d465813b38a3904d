import { expect, it } from 'vitest';

import { CharacterHitFragmentDoc, GuildCardFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { RUN_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { MeantList } from './meant-list.tsx';

const list = listAddress(routes.instanceRuns, { guild: 'Watch', player: 'Uth' }, RUN_FILTER);
const guilds = ['1', '2'].map((id) => sampleRecord(GuildCardFragmentDoc, { id, name: `Watch ${id}` }));
const players = [
  sampleRecord(CharacterHitFragmentDoc, { id: '3', name: 'Uthgar', career: 'SLAYER', guildMembership: null }),
];
const NOT_FOUND = 'There is no guild, or no player, with this name.';

const shown = (given: Partial<Parameters<typeof MeantList>[0]>) =>
  rendered(
    <MeantList list={list} guilds={[]} players={[]} {...given}>
      {given.children}
    </MeantList>,
  );

it('offers the guilds and players that the names in a filter may mean', async () => {
  const { text, links } = await shown({ guilds, players });
  expect(text).toContain('Which guild is meant? Watch 1 Watch 2 Who is meant? UthgarSlayer, level 1');
  expect(text).not.toContain(NOT_FOUND);
  expect(links).toEqual([
    { text: 'Watch 1', href: '/instance-runs?guild=1&player=Uth' },
    { text: 'Watch 2', href: '/instance-runs?guild=2&player=Uth' },
    { text: expect.stringContaining('Uthgar'), href: '/instance-runs?guild=Watch&player=3' },
  ]);
});

it('says that a name means none only where there is neither a list nor a choice', async () => {
  expect((await shown({})).text).toContain(NOT_FOUND);
  expect((await shown({ guilds })).text).toBe('Which guild is meant? Watch 1 Watch 2');
  expect((await shown({ players })).text).toBe('Who is meant? UthgarSlayer, level 1');
  expect((await shown({ children: 'The kills' })).text).toBe('The kills');
});
