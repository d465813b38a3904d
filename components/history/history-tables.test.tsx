import { expect, it } from 'vitest';

import {
  GuildTagFragmentDoc,
  MoveOfGuildFragmentDoc,
  SpellOfHistoryFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { Table } from '../ui/table/table.tsx';
import { MoveList, SPELLS } from './history-tables.tsx';

const WATCH = sampleRecord(GuildTagFragmentDoc, { id: '7', name: 'Watch', realm: 'ORDER' });
const spell = (given: object) =>
  sampleRecord(SpellOfHistoryFragmentDoc, {
    from: '2026-11-03',
    to: '2026-11-09',
    days: 4,
    after: null,
    before: null,
    guild: null,
    ...given,
  });

it('shows the guilds of a player with what is known of when', async () => {
  const spells = [
    spell({ guild: WATCH, after: '2026-10-30', before: '2026-11-12' }),
    spell({ to: '2026-11-03', days: 1 }),
  ];
  const { rows, links } = await rendered(<Table {...SPELLS} rows={spells} />);
  expect(rows.slice(1)).toEqual([
    ['WatchOrder', '3 Nov 2026 to 9 Nov 2026began after 30 Oct 2026, ended before 12 Nov 2026', '4 days'],
    ['No guild', '3 Nov 2026', '1 day'],
  ]);
  expect(links).toEqual([{ text: 'Watch', href: '/guild/7' }]);
});

const move = (given: object) =>
  sampleRecord(MoveOfGuildFragmentDoc, {
    character: { id: '5', name: 'Uthgar', career: 'SLAYER' },
    arrived: true,
    day: '2026-11-09',
    otherDay: '2026-11-03',
    otherGuild: null,
    ...given,
  });
const moves = (...nodes: ReturnType<typeof move>[]) =>
  rendered(
    <MoveList page={{ nodes, pageInfo: ONLY_PAGE }} list={listAddress(routes.guild('7', '/history'), {})} />,
  );

it.each([
  [{}, 'Joinedfrom no guild', '9 Nov 2026last before: 3 Nov 2026'],
  [{ otherGuild: WATCH }, 'Joinedfrom Watch', '9 Nov 2026last before: 3 Nov 2026'],
  [{ arrived: false, otherGuild: WATCH }, 'Leftfor Watch', '9 Nov 2026last before: 3 Nov 2026'],
  [{ otherDay: null }, 'First seen', '9 Nov 2026'],
])('says who came to a guild and who left it: %o', async (given, words, when) => {
  const { rows, text, links } = await moves(move(given));
  expect(rows[1]).toEqual(['Uthgar', words, when]);
  expect(links[0]).toEqual({ text: 'Uthgar', href: '/character/5' });
  expect(text).not.toContain('No fight');
});

it('names those who were first seen on one day in one row', async () => {
  const seen = (id: string, day: string) =>
    move({ character: { id, name: `Player ${id}`, career: 'SLAYER' }, day, otherDay: null });
  const { rows } = await moves(
    seen('1', '2026-11-09'),
    seen('2', '2026-11-09'),
    move({ arrived: false }),
    seen('3', '2026-11-09'),
    seen('4', '2026-11-03'),
  );
  expect(rows.slice(1)).toEqual([
    ['2 membersPlayer 1, Player 2', 'First seen', '9 Nov 2026'],
    ['Uthgar', 'Leftfor no guild', '9 Nov 2026last before: 3 Nov 2026'],
    ['Player 3', 'First seen', '9 Nov 2026'],
    ['Player 4', 'First seen', '3 Nov 2026'],
  ]);
});

it('says that no fight for a guild is known', async () => {
  expect((await moves()).text).toContain('No move is known.');
});
