import * as boards from '#lib/seo/descriptions/describe-board.ts';
import * as pinned from '#lib/seo/descriptions/describe-pinned.ts';
import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { said } from './said.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

const players = (query: Readonly<Record<string, string>>) =>
  ({ header: 'Player', path: routes.leaderboard, query, filter: PLAYER_BOARD_FILTER }) as const;
const guilds = (query: Readonly<Record<string, string>>) =>
  ({ header: 'Guild', path: routes.guildLeaderboard, query, filter: GUILD_BOARD_FILTER }) as const;
const season = { id: '3', name: 'Season 3', mainSeason: true };

export const BOARD_SENTENCES = [
  ...said(boards, {
    describeBoard: {
      week: [players({}), NOW],
      month: [players({ period: '2026-10', realm: 'order' }), NOW],
      guilds: [guilds({ period: '2026-W40' }), NOW],
      healing: [players({ by: 'healing', period: '2026-11' }), NOW],
      'healing per minute': [players({ by: 'healing', per: 'minute', period: 'all' }), NOW],
    },
    describeSheet: { week: [{ path: routes.scoreSheet, query: {}, filter: SHEET_FILTER }, NOW] },
    describeRanked: {
      unknown: [[], {}],
      solo: [[season], {}],
      group: [[season], { type: 'group' }],
      ratings: [[season], { type: 'casual' }],
    },
    boardDays: null,
    leaderboardDays: null,
  }),
  ...said(pinned, {
    standingWords: {
      unplaced: [{ id: '7', name: 'Verenthe', players: 48, place: null }],
      placed: [
        { id: '7', name: 'Verenthe', players: 48, place: { rank: 3, measure: 'damage', value: 120_400 } },
      ],
    },
  }),
];
