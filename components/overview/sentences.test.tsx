import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';

import type { GuildForm } from '#lib/game/overview/guild-form.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { RankedLadder } from '../ranked/ranked-ladder.tsx';
import { OwnPlace } from '../leaderboard/own-place.tsx';
import { ActiveMemberPlot } from './active-member-plot.tsx';
import { GuildFormPanel } from './guild-overview.tsx';

/*
 * Sentences about nothing, one and many.
 */

const said = (element: ReactElement): string =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('<!-- -->', '');

const SATURDAY = Date.parse('2026-11-21T00:00:00Z') / 1000;
const dayOf = (members: number, at = 0) => ({ from: SATURDAY - at * 86_400, members });
const active = (...of: Parameters<typeof sampleOf>) => said(<ActiveMemberPlot sample={sampleOf(...of)} />);

it('says how many members were active', () => {
  expect(active(0, 0)).toContain('|No kills and no deaths.|');
  expect(active(2, 2)).toContain('|The kills and deaths that are known fill no whole day.|');
  expect(active(1, 0)).toContain('|The kills and deaths that are known fill no whole day.|');
  expect(active(1, 0, { activeDays: [dayOf(1)] })).toContain(
    ': 1 member on 21 November 2026, the only day with kills or deaths, in 1 kill and no deaths.|',
  );
  expect(active(3, 4, { activeDays: [dayOf(2), dayOf(5, 1)] })).toContain(
    ': 5 members on 20 November 2026, the most of 2 days with kills or deaths, in all 3 kills and all 4 deaths.|',
  );
});

it('says what the results of a guild by scenario are of', () => {
  const form: GuildForm = { total: 1, wins: 1, losses: 0, draws: 0, runs: 1, scenarios: [], runIds: [] };
  expect(said(<GuildFormPanel id="1" form={form} />)).toContain(
    '|100% won of 1 run: 1 win, 0 losses. By scenario:|',
  );
  expect(
    said(<GuildFormPanel id="1" form={{ ...form, total: 60, wins: 30, losses: 30, runs: 50 }} />),
  ).toContain('|50% won of 60 runs: 30 wins, 30 losses. By scenario, in the last 50:|');
});

it('says what a player of a ladder has won', () => {
  const place = {
    rank: 1,
    rating: 2400,
    wins: 1,
    losses: 2,
    draws: 0,
    renownRank: 80,
    character: { id: '1', name: 'Uthgar', career: 'CHOPPA' as const },
    guild: null,
  };
  const list = listAddress(routes.ranked, {});
  const page = { nodes: [place], pageInfo: ONLY_PAGE };
  expect(said(<RankedLadder page={page} list={list} />)).toContain('|1 win, 2 losses|');
});

it('says what stands behind a place', () => {
  const place = (kills: number, solo: number, rank: number | null) =>
    said(
      <OwnPlace
        own={{ owner: {}, place: rank, sharedBy: 1, kills, deaths: 0, solo, partIn: null }}
        period="Week 47, 2026"
        who={() => ''}
      />,
    );
  expect(place(0, 0, null)).toContain('Not among the best in Week 47, 2026: 0 kills, 0 deaths');
  expect(place(1, 1, 3)).toContain('|3rd by kills| in Week 47, 2026: 1 kill, 1 solo, 0 deaths');
});
