import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import * as data from '#lib/data/player/leaderboards.ts';
import { getBigFight } from '#lib/data/war/battle-lists.ts';
import { withAttackers, listLatestKills } from '#lib/data/war/kills.ts';
import { getFront, getKillsToday, getNewestBigSkirmish } from '#lib/data/war/war.ts';
import * as columns from '#lib/exports/columns/board-columns.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { GUILD_TEXT, leaderboardBlock, PLAYER_TEXT } from '#lib/exports/text/board-blocks.ts';
import { isoWeekOf, weekLabel } from '#lib/game/calendar.ts';
import { previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';

const BALANCE = json.object(json.integers('order', 'destruction'));

const homeShapes = <Standing>(standing: json.Shape<Standing>) => ({
  balance: BALANCE,
  weekly: json.list(standing),
  monthly: json.list(standing),
  kills: json.nullable(fragment(documents.KillPageFragmentDoc)),
});

const playerPlaces = (standings: readonly documents.PlayerStandingFragment[]) =>
  standings.map(({ rank, character, ...row }) => ({ ...row, place: rank, owner: character }));

const guildPlaces = (standings: readonly documents.GuildStandingFragment[]) =>
  standings.map(({ rank, guild, ...row }) => ({ ...row, place: rank, owner: guild }));

/** Pictures are kept for longer than the week lasts, so they name it. */
const thisWeek = (): string => weekLabel(isoWeekOf(new Date()));

export const HOME_EXPORTS = pageExports('/', 'Players', {
  ...NO_RECORD,
  load: (_, { list }) => ({
    // Kills of this week by realm.
    balance: () => data.getWeeklyRealmBalance(new Date()),
    weekly: () => data.listWeeklyLeaderboard(new Date()),
    monthly: () => data.listMonthlyLeaderboard(new Date()),
    kills: () => withAttackers(listLatestKills(list)),
    today: () => getKillsToday(new Date()),
    front: () => getFront(new Date()),
    bigSkirmish: getNewestBigSkirmish,
    biggestBattle: async () => mapAnswer(await getBigFight(), ({ topBattles }) => topBattles?.[0] ?? null),
  }),
  parts: {
    ...homeShapes(fragment(documents.PlayerStandingFragmentDoc)),
    today: json.object({ until: json.INTEGER, today: BALANCE, yesterday: BALANCE, lastWeek: BALANCE }),
    front: json.object({
      zones: json.list(
        json.object({ id: json.TEXT, name: json.TEXT, ...json.integers('order', 'destruction') }),
      ),
      ...json.integers('others', 'kills', 'inScenarios', 'of'),
    }),
    bigSkirmish: json.object({ skirmish: json.nullable(fragment(documents.SkirmishRowFragmentDoc)) }),
    biggestBattle: json.nullable(fragment(documents.BattleRowFragmentDoc)),
  },
  tables: (table) => ({
    weekly: table('Weekly leaderboard', columns.PLAYER_STANDING_COLUMNS, 'weekly'),
    monthly: table('Monthly leaderboard', columns.PLAYER_STANDING_COLUMNS, 'monthly'),
    kills: table('Latest kills', KILL_COLUMNS, 'kills'),
    today: table('Kills today', columns.TODAY_COLUMNS, async ({ part }) =>
      columns.realmDays(await part('today')),
    ),
    front: table('The front', columns.FRONT_COLUMNS, 'front.zones'),
  }),
  text: async ({ part }) => leaderboardBlock(playerPlaces(await part('weekly')), PLAYER_TEXT, new Date()),
  preview: async ({ part }) =>
    previewOfKillers(`Best players, ${thisWeek()}`, playerPlaces(await part('weekly'))),
});

export const GUILDS_EXPORTS = pageExports('/guilds', 'Guilds', {
  ...NO_RECORD,
  load: (_, { list }) => ({
    balance: () => data.getWeeklyRealmBalance(new Date()),
    weekly: () => data.listWeeklyGuildLeaderboard(new Date()),
    monthly: () => data.listMonthlyGuildLeaderboard(new Date()),
    kills: () => withAttackers(listLatestKills(list)),
  }),
  parts: homeShapes(fragment(documents.GuildStandingFragmentDoc)),
  tables: (table) => ({
    weekly: table('Weekly leaderboard', columns.GUILD_STANDING_COLUMNS, 'weekly'),
    monthly: table('Monthly leaderboard', columns.GUILD_STANDING_COLUMNS, 'monthly'),
    kills: table('Latest kills', KILL_COLUMNS, 'kills'),
  }),
  text: async ({ part }) => leaderboardBlock(guildPlaces(await part('weekly')), GUILD_TEXT, new Date()),
  preview: async ({ part }) =>
    previewOfKillers(`Best guilds, ${thisWeek()}`, guildPlaces(await part('weekly'))),
});
