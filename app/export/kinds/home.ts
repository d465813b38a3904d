import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import * as data from '#lib/data/player/leaderboards.ts';
import { getBigFight } from '#lib/data/war/battle-lists.ts';
import { withAttackers, listLatestKills } from '#lib/data/war/kills.ts';
import { getFront, getKillsToday, getNewestBigSkirmish } from '#lib/data/war/war.ts';
import { GUILD_STANDING_COLUMNS, PLAYER_STANDING_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { FRONT_COLUMNS, REALM_DAY_COLUMNS } from '#lib/exports/columns/war-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable, type TextBlock } from '#lib/exports/text/text-block.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { cutTie, type Placed, tieWords } from '#lib/game/boards/ties.ts';
import type { KillsToday } from '#lib/game/boards/front.ts';
import { isoWeekOf, weekLabel } from '#lib/game/calendar.ts';
import { previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';

import { GUILD_TEXT, type OwnerText, PLAYER_TEXT } from './board-texts.ts';

const BALANCE = json.object(json.integers('order', 'destruction'));

const KILL_PAGE = json.nullable(documents.KillPageFragmentDoc);
const PLAYER_STANDINGS = json.list(documents.PlayerStandingFragmentDoc);
const GUILD_STANDINGS = json.list(documents.GuildStandingFragmentDoc);

/** The kills of both realms on three days, Order first. */
const realmDays = ({ today, yesterday, lastWeek }: KillsToday) =>
  (['order', 'destruction'] as const).map((side) => ({
    realm: side.toUpperCase(),
    today: today[side],
    yesterday: yesterday[side],
    lastWeek: lastWeek[side],
  }));

const playerPlaces = (standings: readonly documents.PlayerStandingFragment[]) =>
  standings.map(({ rank, character, ...row }) => ({ ...row, place: rank, owner: character }));

const guildPlaces = (standings: readonly documents.GuildStandingFragment[]) =>
  standings.map(({ rank, guild, ...row }) => ({ ...row, place: rank, owner: guild }));

/**
 * The players or guilds with the most kills of a week.
 * @param now within the week
 */
export const leaderboardBlock = <Owner extends { readonly name: string }>(
  rows: readonly (Placed & { readonly kills: number; readonly owner: Owner })[],
  { header, kind }: OwnerText<Owner>,
  now: Date,
): TextBlock => ({
  title: `Weekly leaderboard of ${header.toLowerCase()}s`,
  facts: [
    `${rows.length > 0 ? 'Kills' : 'No kills'} in ${weekLabel(isoWeekOf(now))}`,
    ...(cutTie(rows) ? [tieWords(cutTie(rows))] : []),
  ].join(', '),
  ...blockTable(rows, [
    ['#', ({ place }) => plain(place), 'end'],
    [header, ({ owner }) => owner.name],
    [kind.header, ({ owner }) => kind.of(owner)],
    ['Kills', ({ kills }) => thousands(kills), 'end'],
  ]),
});

/** Pictures are kept for longer than the week lasts, so they name it. */
const thisWeek = (): string => weekLabel(isoWeekOf(new Date()));

export const HOME_EXPORTS = listExports('/', 'Players', {
  parts: (part) => ({
    // Kills of this week by realm.
    balance: part(() => data.getWeeklyRealmBalance(new Date())).json(BALANCE),
    weekly: part(() => data.listWeeklyLeaderboard(new Date())).json(PLAYER_STANDINGS),
    monthly: part(() => data.listMonthlyLeaderboard(new Date())).json(PLAYER_STANDINGS),
    kills: part(({ list }) => withAttackers(listLatestKills(list))).json(KILL_PAGE),
    today: part(() => getKillsToday(new Date())).json(
      json.object({ until: json.INTEGER, today: BALANCE, yesterday: BALANCE, lastWeek: BALANCE }),
    ),
    front: part(() => getFront(new Date())).json(
      json.object({
        zones: json.list(
          json.object({ id: json.TEXT, name: json.TEXT, ...json.integers('order', 'destruction') }),
        ),
        ...json.integers('others', 'kills', 'inScenarios', 'of'),
      }),
    ),
    bigSkirmish: part(getNewestBigSkirmish).json(
      json.object({ skirmish: json.nullable(documents.SkirmishRowFragmentDoc) }),
    ),
    biggestBattle: part(async () =>
      mapAnswer(await getBigFight(), ({ topBattles }) => topBattles?.[0] ?? null),
    ).json(json.nullable(documents.BattleRowFragmentDoc)),
  }),
  tables: (table) => ({
    weekly: table('Weekly leaderboard', ({ part }) => part('weekly'), PLAYER_STANDING_COLUMNS),
    monthly: table('Monthly leaderboard', ({ part }) => part('monthly'), PLAYER_STANDING_COLUMNS),
    kills: table('Latest kills', ({ part }) => part('kills'), KILL_COLUMNS),
    today: table('Kills today', async ({ part }) => realmDays(await part('today')), REALM_DAY_COLUMNS),
    front: table('The front', async ({ part }) => (await part('front')).zones, FRONT_COLUMNS),
  }),
  text: async ({ part }) => leaderboardBlock(playerPlaces(await part('weekly')), PLAYER_TEXT, new Date()),
  preview: async ({ part }) =>
    previewOfKillers(`Best players, ${thisWeek()}`, playerPlaces(await part('weekly'))),
});

export const GUILDS_EXPORTS = listExports('/guilds', 'Guilds', {
  parts: (part) => ({
    balance: part(() => data.getWeeklyRealmBalance(new Date())).json(BALANCE),
    weekly: part(() => data.listWeeklyGuildLeaderboard(new Date())).json(GUILD_STANDINGS),
    monthly: part(() => data.listMonthlyGuildLeaderboard(new Date())).json(GUILD_STANDINGS),
    kills: part(({ list }) => withAttackers(listLatestKills(list))).json(KILL_PAGE),
  }),
  tables: (table) => ({
    weekly: table('Weekly leaderboard', ({ part }) => part('weekly'), GUILD_STANDING_COLUMNS),
    monthly: table('Monthly leaderboard', ({ part }) => part('monthly'), GUILD_STANDING_COLUMNS),
    kills: table('Latest kills', ({ part }) => part('kills'), KILL_COLUMNS),
  }),
  text: async ({ part }) => leaderboardBlock(guildPlaces(await part('weekly')), GUILD_TEXT, new Date()),
  preview: async ({ part }) =>
    previewOfKillers(`Best guilds, ${thisWeek()}`, guildPlaces(await part('weekly'))),
});
