import { afterEach, expect, it } from 'vitest';

import { PlayerStandingFragmentDoc, type PlayerStandingFragment } from '#graphql/generated/documents.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { LeaderboardPair } from './leaderboard-pair.tsx';
import { PlayerLeaderboard } from './player-leaderboard.tsx';
import { ScenarioBoardLinks } from './scenario-board-links.tsx';

afterEach(() => registerEndpoint(undefined));

const loaded = <Data,>(data: Data) => Promise.resolve({ data, provenance: null });

function standing(rank: number, given: Partial<PlayerStandingFragment> = {}): PlayerStandingFragment {
  const standing = sampleRecord(PlayerStandingFragmentDoc, { rank, kills: 1_100 - rank * 100, ...given });
  const character = {
    ...standing.character,
    id: String(rank),
    name: `Uth ${'-abcd'[rank]}`,
    career: 'SLAYER' as const,
  };
  return { ...standing, character };
}

const FOUR = [1, 2, 3, 4].map((rank) => standing(rank));
const board = (standings: readonly PlayerStandingFragment[]) =>
  rendered(
    <PlayerLeaderboard
      title="Weekly"
      period="Week 47, 2026"
      all={routes.leaderboard}
      standings={standings}
    />,
  );

it('ranks players by kills, with the kills for every death', async () => {
  const { rows, links, html } = await board(FOUR);
  expect(rows.slice(0, 3)).toEqual([
    ['#', 'Player', 'Kills'],
    ['1', 'Uth a name Lvl 1 RR 1', '1,000 kills1000.0 K/D'],
    ['2', 'Uth b name Lvl 1 RR 1', '900 kills900.0 K/D'],
  ]);
  expect(links).toContainEqual({ text: 'Uth d', href: '/character/4' });
  expect(html).toContain('title="1 death"');
  expect([...html.matchAll(/alt="Slayer" width="(\d+)"/g)].map(([, size]) => size)).toEqual([
    '46',
    '32',
    '32',
    '32',
  ]);
  const few = standing(1, { kills: 1, deaths: 4 });
  const one = await board([{ ...few, character: { ...few.character, guildMembership: null } }]);
  expect(one.rows[1]?.[1]).toBe('Uth a Lvl 1 RR 1');
  expect(one.rows[1]?.[2]).toBe('1 kill0.3 K/D');
});

it('draws a bar behind each, as long as the share of first place, that ends behind long names alone', async () => {
  const { html } = await board([standing(1), standing(2, { kills: 700 }), standing(3, { kills: 701 })]);
  expect([...html.matchAll(/<rect width="([\d.]+%)"/g)].map(([, width]) => width)).toEqual([
    '100%',
    '70%',
    '70.1%',
  ]);
  expect([...html.matchAll(/<rect [^>]*x="([\d.]+%)"/g)].map(([, x]) => x)).toEqual(['100%', '70.1%']);
});

it('says how many more share the last place', async () => {
  const tied = [standing(1), standing(2, { sharedBy: 4 }), { ...standing(3), rank: 2, sharedBy: 4 }];
  expect((await board(tied)).text).toContain('2 more share place 2');
  expect((await board(FOUR)).text).not.toContain('share');
});

it('says that there are no kills yet', async () => {
  const { text } = await board([]);
  expect(text).toContain('No kills yet.');
  expect((await board(FOUR)).text).not.toContain('No kills');
});

it('leaves out deaths that the API does not count', async () => {
  registerEndpoint({
    offers: (coordinate) => coordinate !== 'KillLeaderboardEntry.deaths',
    known: Promise.resolve(),
    isAssumed: () => false,
    learn: async () => false,
    question: () => {
      throw new Error('Nothing is asked');
    },
  });
  expect((await board(FOUR)).rows[1]?.[2]).toBe('1,000 kills');
});

it('shows the week and the month of today, each with the way to all places', async () => {
  const pair = (
    <LeaderboardPair
      now={new Date('2026-11-21T12:00:00Z')}
      weekly={loaded(FOUR.slice(0, 1))}
      monthly={loaded([])}
      board={PlayerLeaderboard}
      path={routes.leaderboard}
    />
  );
  const { text, html, links } = await rendered(pair);
  expect(text).toMatch(
    /^Weekly leaderboard Week 47, 2026 .*Monthly leaderboard November 2026 .*No kills yet\./,
  );
  expect(html).toContain('aria-label="Full leaderboard, November 2026"');
  expect(links.filter(({ text: name }) => name === 'Full leaderboard')).toEqual([
    { text: 'Full leaderboard', href: '/leaderboard' },
    { text: 'Full leaderboard', href: '/leaderboard?period=2026-11' },
  ]);
});

it('leads to the boards of scenarios of a period', async () => {
  const of = async (period: string | undefined) =>
    (await rendered(<ScenarioBoardLinks label="Best" period={period} />)).links;
  expect(await of('2026-11')).toContainEqual({
    text: 'Healing',
    href: '/leaderboard?by=healing&period=2026-11',
  });
  expect((await of(undefined))[0]).toEqual({ text: 'Damage', href: '/leaderboard?by=damage' });
});
