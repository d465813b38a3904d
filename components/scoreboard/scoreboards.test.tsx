import { expect, it } from 'vitest';

import {
  CharacterTagFragmentDoc,
  GuildTagFragmentDoc,
  ScenarioScoreFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { sideOfTeam } from '#lib/game/battles/score-groups.ts';
import { WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { BATTLE_GROUPING, GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../testing/rendered.ts';
import { GroupedScoreboard } from './grouped-scoreboard.tsx';
import { PLAYER_COLUMNS } from './player-columns.tsx';
import {
  DAMAGE_WITH_KILLS,
  DEATHS,
  HEALING,
  ITEM_RATING,
  KILLS,
  MEDALS,
  PROTECTION,
} from './score-columns.tsx';
import { SortedScoreboard } from './sorted-scoreboard.tsx';

const IRON = sampleRecord(GuildTagFragmentDoc, { id: '5', name: 'Iron' });

function player(
  id: string,
  name: string,
  career: string,
  numbers: { damage: number; kills: number; deaths: number },
) {
  const isOrder = career !== 'ZEALOT';
  return {
    ...sampleRecord(ScenarioScoreFragmentDoc, { level: 40, renownRank: 80, killDamage: 1234, ...numbers }),
    character: sampleRecord(CharacterTagFragmentDoc, { id, name, career: career as never }),
    guild: id === '1' ? IRON : null,
    team: isOrder ? 0 : 1,
    itemRating: 7,
  };
}

const ULF = player('1', 'Ulf', 'ENGINEER', { damage: 3000, kills: 2, deaths: 1 });
const ADA = player('2', 'Ada', 'IRON_BREAKER', { damage: 1000, kills: 0, deaths: 1 });
const ZOG = player('3', 'Zog', 'ZEALOT', { damage: 500, kills: 0, deaths: 0 });
const SCORES = [ADA, ULF, ZOG];

const COLUMNS = [...PLAYER_COLUMNS, KILLS, DEATHS, DAMAGE_WITH_KILLS, MEDALS, ITEM_RATING];
const HEAD = ['Career', 'Name', 'Guild', 'Level', 'Kills', 'Deaths', 'Damage', 'Medals', 'Item rating'];

const ROWS = {
  ulf: ['', 'Ulf Iron', 'Iron', '40 / 80', '2, 100% of the side', '1', '3,000, 75% of the side', '1', '7'],
  ada: ['', 'Ada', '', '40 / 80', '0', '1', '1,000, 25% of the side', '1', '7'],
  zog: ['', 'Zog', '', '40 / 80', '0', '0', '500, 100% of the side', '1', '7'],
};
const ORDER = ['', 'Order 2 players', '', '', '2', '2', '4,000', '', ''];
const DESTRUCTION = ['', 'Destruction 1 player', '', '', '0', '0', '500', '', ''];

const sorted = (query: Record<string, string> = {}, scores = SCORES) => {
  const list = listAddress(routes.scenario('a'), query, GROUPING);
  const address = `/scenario/a?${new URLSearchParams(query)}`;
  return rendered(
    <SortedScoreboard columns={COLUMNS} scores={scores} edge={sideOfTeam} list={list} />,
    address,
  );
};

const grouped = (
  query: Record<string, string>,
  more: { perPage?: number; grouping?: 'side' | 'role' | 'guild' } = {},
) => {
  const list = listAddress(routes.battle('2026-11-20'), query, BATTLE_GROUPING);
  return rendered(
    <GroupedScoreboard
      columns={COLUMNS}
      scores={SCORES}
      edge={sideOfTeam}
      list={list}
      grouping="side"
      sort={{ key: 'kills', descending: true }}
      byDefault={WHOLE_SORT}
      sortKeys={['kills', 'damage']}
      {...more}
    />,
  );
};

/** The cells of the rows that are marked, or of a kind, with their attributes. */
const rowsWith = (html: string, attribute: string) =>
  html.match(new RegExp(`<tr[^>]* ${attribute}.*?</tr>`, 'gs')) ?? [];

it('shows a scoreboard by damage, with each share of what the side did', async () => {
  const { rows, html } = await sorted();
  expect(rows).toEqual([HEAD, ROWS.ulf, ROWS.ada, ROWS.zog]);
  expect(html).not.toMatch(/data-totals|id="pinned"/);
  expect(html.match(/<tr data-side="\w+"/g)?.map((tag) => tag.split('"')[1])).toEqual([
    'order',
    'order',
    'destruction',
  ]);
  expect(html).toMatch(/<img src="[^"]*" alt="Engineer"/);
});

it('sorts as the address asks, and leads every head to its order', async () => {
  const { rows, links } = await sorted({ sort: 'damage', dir: 'asc', pin: 'ada' });
  expect(rows).toEqual([HEAD, ROWS.zog, ROWS.ada, ROWS.ulf]);
  expect(links).toContainEqual({ text: 'Damage', href: '/scenario/a?pin=ada&sort=damage' });
  expect(links).toContainEqual({ text: 'Guild', href: '/scenario/a?pin=ada&sort=guild' });
  const names = async (sort: string) => (await sorted({ sort })).rows.slice(1).map(([, name]) => name);
  expect(await names('name')).toEqual(['Zog', 'Ulf Iron', 'Ada']);
  expect(await names('guild')).toEqual(['Ulf Iron', 'Ada', 'Zog']);
  expect(await names('career')).toEqual(['Zog', 'Ada', 'Ulf Iron']);
  expect(await names('kills')).toEqual(['Ulf Iron', 'Ada', 'Zog']);
});

it('sorts a scoreboard within its sides, under what each did together', async () => {
  const { rows, html } = await sorted({ group: 'side', sort: 'kills' });
  expect(rows).toEqual([HEAD, ORDER, ROWS.ulf, ROWS.ada, DESTRUCTION, ROWS.zog]);
  const [order, destruction] = [...rowsWith(html, 'data-totals')];
  // The sides share kills and damage, and no sum of deaths has a bar.
  expect(order?.match(/rect width="[^"]*"/g)).toEqual(['rect width="100%"', 'rect width="88.9%"']);
  expect(destruction?.match(/rect width="[^"]*"/g)).toEqual(['rect width="0%"', 'rect width="11.1%"']);
});

it('sums up both sides in a role', async () => {
  const { rows, html } = await sorted({ group: 'role' });
  expect(rows.map(([, name]) => name)).toEqual([
    'Name',
    'Tanks 1 player',
    'Ada',
    'Healers 1 player',
    'Zog',
    'Ranged 1 player',
    'Ulf Iron',
  ]);
  expect(rowsWith(html, 'data-totals')[0]).toContain('aria-label="Order 1,000, Destruction 0"');
  expect(rowsWith(html, 'data-totals')[1]).toContain('aria-label="Order 0, Destruction 500"');
});

it('has no shares and no groups where there are no sides', async () => {
  const list = listAddress(routes.instanceRun('a'), {});
  const { rows, text } = await rendered(
    <SortedScoreboard columns={COLUMNS} scores={SCORES} edge={() => 'neutral'} list={list} />,
  );
  expect(rows[1]).toEqual(['', 'Ulf Iron', 'Iron', '40 / 80', '2', '1', '3,000', '1', '7']);
  expect(text).not.toContain('By side');
});

it('marks a player, and says the rank in what it is sorted by', async () => {
  const { html, links } = await sorted({ pin: 'ada', sort: 'kills' });
  expect(rowsWith(html, 'id="pinned"')).toEqual([expect.stringContaining('>Ada<')]);
  expect(links).toContainEqual({ text: 'Ada, 1st in healing', href: '#pinned' });
  expect((await sorted({ pin: '1', sort: 'kills' })).links).toContainEqual({
    text: 'Ulf, 1st in kills',
    href: '#pinned',
  });
});

it('marks the best, and has a player who was on both sides twice', async () => {
  const again = { ...ULF, team: 1, damage: 100 };
  const { html, rows } = await sorted({}, [...SCORES, again]);
  expect(rows.map(([, name]) => name)).toEqual(['Name', 'Ulf Iron', 'Ada', 'Zog', 'Ulf Iron']);
  const best = (part: string) =>
    [...html.matchAll(new RegExp(`data-key="${part}" class="[^"]*best`, 'g'))].length;
  expect([best('damage'), best('kills'), best('deaths')]).toEqual([1, 2, 0]);
});

it('tells more of a number', async () => {
  const { html } = await sorted();
  expect(html).toContain('aria-label="Damage: 3,000"');
  expect(html).toContain('title="Kill damage: 1,234"');
  expect(html).toContain('title="Solo kills: 1"');
  const columns = [...PLAYER_COLUMNS, HEALING, PROTECTION];
  const list = listAddress(routes.instanceRun('a'), {});
  const healers = await rendered(
    <SortedScoreboard columns={columns} scores={SCORES} edge={() => 'neutral'} list={list} />,
  );
  expect(healers.html).toContain('title="Healing of self: 1\nHealing of others: 1\nResurrections done: 1"');
  expect(healers.html).toContain('title="Protection of self: 1\nProtection of others: 1"');
  expect(html).toContain('title="Damage received: 1\nHealing received: 1\nProtection received: 1"');
});

it('shows a large scoreboard in groups that the server has sorted', async () => {
  const { rows, links, text, html } = await grouped({});
  expect(rows).toEqual([HEAD, ORDER, ROWS.ulf, ROWS.ada, DESTRUCTION, ROWS.zog]);
  expect(html).toMatch(/aria-sort="descending"[^>]*><a [^>]*>Kills/);
  expect(links).toContainEqual({ text: 'Kills', href: '/battle/2026-11-20?dir=asc&sort=kills' });
  expect(links).toContainEqual({ text: 'Damage', href: '/battle/2026-11-20' });
  expect(links.map((link) => link.text)).not.toContain('Deaths');
  expect(text).not.toMatch(/Players \d|Next/);
});

it('pages a large scoreboard, whose totals count all of its players', async () => {
  const first = await grouped({}, { perPage: 2, grouping: 'guild' });
  expect(first.rows.map(([, name]) => name)).toEqual([
    'Name',
    'Iron Order, 1 player',
    'Ulf Iron',
    'No guild 2 players',
    'Ada',
  ]);
  expect(first.text).toContain('Players 1 to 2 of 3; totals and shares count all of them. Next');
  const marked = await grouped({ pin: 'zog' }, { perPage: 2, grouping: 'guild' });
  expect(marked.rows.slice(1)).toEqual([
    ['', 'No guild 2 players', '', '', '0', '1', '1,500', '', ''],
    ROWS.zog,
  ]);
  expect(rowsWith(marked.html, 'id="pinned"')).toHaveLength(1);
  expect(marked.text).toContain('Players 3 to 3 of 3; totals and shares count all of them. Previous');
  expect(marked.links.at(-1)?.href).toBe('/battle/2026-11-20?before=2&pin=zog#scoreboard-list');
});
