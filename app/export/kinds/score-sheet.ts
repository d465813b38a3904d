import * as documents from '#graphql/generated/documents.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import {
  BEST_GUILD_COLUMNS,
  BEST_PLAYER_COLUMNS,
  CAREER_SUM_COLUMNS,
  TOP_FEUD_COLUMNS,
} from '#lib/exports/columns/board-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import { previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import * as filters from '#lib/url/filter/board-filter.ts';
import { chosenPeriodLabel } from './board-texts.ts';

const best = <Owner>(owner: json.Described<Owner>) =>
  json.list(json.object({ ...json.integers('place', 'sharedBy', 'kills', 'deaths'), owner }));

/** Loads a part of the sheet for the period that its address asks for. */
function inPeriod<Of>(load: (period: BoardPeriod, now: Date) => Of, { period }: { readonly period: string }) {
  const now = new Date();
  return load(filters.chosenPeriod(period, now), now);
}

export const SHEET_EXPORTS = listExports('/leaderboard/sheet', 'The score sheet of a period', {
  filter: filters.SHEET_FILTER,
  parts: (part) => ({
    sums: part(({ list }) =>
      inPeriod((period, now) => killSums({ time: periodSpan(period) }, false, now), list.values),
    ).json(KILL_SUMS),
    players: part(({ list }) => inPeriod(getBestPlayers, list.values)).json(
      json.object({
        killers: best(documents.CharacterCardFragmentDoc),
        victims: json.nullable(best(documents.CharacterCardFragmentDoc)),
      }),
    ),
    guilds: part(({ list }) => inPeriod(getBestGuilds, list.values)).json(
      best(documents.GuildTagFragmentDoc),
    ),
    careers: part(({ list }) => inPeriod(sumCareers, list.values)).json(
      json.list(json.object({ career: json.TEXT, ...json.integers('kills', 'deaths') })),
    ),
    feuds: part(({ list }) => inPeriod(listTopFeuds, list.values)).json(
      json.nullable(
        json.list(
          json.object({
            ...json.integers('place', 'sharedBy'),
            sides: json.pair(documents.CharacterCardFragmentDoc),
            kills: json.pair(json.INTEGER),
          }),
        ),
      ),
    ),
  }),
  tables: (table) => ({
    killers: table('Most kills', async ({ part }) => (await part('players')).killers, BEST_PLAYER_COLUMNS),
    victims: table('Most deaths', async ({ part }) => (await part('players')).victims, BEST_PLAYER_COLUMNS),
    guilds: table('Guilds', ({ part }) => part('guilds'), BEST_GUILD_COLUMNS),
    careers: table('Careers', ({ part }) => part('careers'), CAREER_SUM_COLUMNS),
    feuds: table('Feuds', ({ part }) => part('feuds'), TOP_FEUD_COLUMNS),
  }),
  preview: async ({ query, part }) =>
    previewOfKillers(
      `Score sheet, ${chosenPeriodLabel(filters.SHEET_FILTER, query)}`,
      (await part('players')).killers,
    ),
});
