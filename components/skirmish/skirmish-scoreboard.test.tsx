import { describe, expect, it } from 'vitest';

import { type SkirmishScoreFragment, SkirmishScoreFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { GroupedSkirmishScoreboard, knownBest, SkirmishScoreboard } from './skirmish-scoreboard.tsx';

const page = (hasPreviousPage: boolean, hasNextPage: boolean) => ({
  hasPreviousPage,
  hasNextPage,
  startCursor: null,
  endCursor: null,
});

describe('knownBest', () => {
  it('knows every column of a fight on one page', () => {
    const known = knownBest('7', { key: 'kills', descending: true }, page(false, false));
    expect([...known]).toEqual(expect.arrayContaining(['Kills', 'Damage', 'Healing', 'Protection']));
  });

  it.each([
    [true, page(false, true), true],
    [true, page(true, true), false],
    [true, page(true, false), false],
    [false, page(false, true), false],
    [false, page(true, false), true],
  ] as const)(
    'sorted downwards: %s, on %j, knows the best of what it is sorted by: %s',
    (descending, info, knows) => {
      expect([...knownBest('7', { key: 'damage', descending }, info)]).toEqual(knows ? ['Damage'] : []);
    },
  );
});

const score = (id: string, name: string, changes: Partial<SkirmishScoreFragment>) =>
  sampleRecord(SkirmishScoreFragmentDoc, {
    character: { id, name, career: 'ARCHMAGE' },
    guild: null,
    ...changes,
  });
const SCORES = [
  score('1', 'Verenthe', { realm: 'ORDER', kills: 30, deaths: 4, damage: 1_500, killDamage: 1_200 }),
  score('2', 'Uthgar', { realm: 'DESTRUCTION', kills: 10, deaths: 9, damage: 2_500, killDamage: 800 }),
];
const address = (query = {}) => listAddress(routes.skirmish('7'), query);
const BOARD = { scores: SCORES, skirmishId: '7', sort: { key: 'damage', descending: false } } as const;
const place = { rank: 1, measure: 'damage', value: 2_500 };
const standing = { id: '2', name: 'Uthgar', players: 2, place };

it('shows a page of players in the order of the server, with the best of it and the marked one', async () => {
  const { rows, links, html, text } = await rendered(
    <SkirmishScoreboard
      {...BOARD}
      list={address({ sort: 'damage', dir: 'asc' })}
      pageInfo={{ ...page(true, false), startCursor: 'AA' }}
      standing={standing}
      choices={[]}
    />,
  );
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['Name', 'Guild', 'Level', 'Kills', 'Deaths', 'DBs', 'Damage', 'Kill damage', 'Healing', 'Protection'],
    ['Verenthe', '', '1 / 1', '30', '4', '1', '1,500', '1,200', '1', '1'],
    ['Uthgar', '', '1 / 1', '10', '9', '1', '2,500', '800', '1', '1'],
  ]);
  expect(links).toContainEqual({ text: '1,200', href: '/skirmish/7/damage/1' });
  expect(links).toContainEqual({ text: 'Damage', href: '/skirmish/7?sort=damage' });
  expect(links).toContainEqual({ text: 'Kills', href: '/skirmish/7?sort=kills' });
  expect(links.at(-1)).toEqual({
    text: 'Previous',
    href: '/skirmish/7?before=AA&dir=asc&sort=damage#scoreboard-list',
  });
  expect(text).toContain('1st in damage');
  expect(html.match(/<tr data-side="\w+"|aria-current="true"/g)).toEqual([
    '<tr data-side="order"',
    '<tr data-side="destruction"',
    'aria-current="true"',
  ]);
  const board = { ...BOARD, list: address(), pageInfo: page(false, false), choices: [] };
  const unmarked = await rendered(<SkirmishScoreboard {...board} standing={null} />);
  expect(unmarked.html).not.toContain('aria-current="true"');
  // The page ends with the highest damage; it does not tell the most of anything else.
  expect([...html.matchAll(/<t[dh][^>]*_best[^>]*>([^<]*)/g)].map(([, best]) => best)).toEqual(['2,500']);
});

it('shows all players of a skirmish in groups', async () => {
  const list = address({ group: 'side' });
  const { rows, links } = await rendered(
    <GroupedSkirmishScoreboard {...BOARD} list={list} grouping="side" />,
  );
  expect(rows.slice(1).map((row) => [row[1], row[4], row[7], row[8]])).toEqual([
    ['Order 1 player', '30', '1,500', '1,200'],
    ['Verenthe', '30, 100% of the side', '1,500, 100% of the side', '1,200'],
    ['Destruction 1 player', '10', '2,500', '800'],
    ['Uthgar', '10, 100% of the side', '2,500, 100% of the side', '800'],
  ]);
  expect(links).toContainEqual({ text: '800', href: '/skirmish/7/damage/2' });
  expect(links).toContainEqual({ text: 'DBs', href: '/skirmish/7' });
});
