import { chosenPeriodLabel } from '#app/export/kinds/boards.ts';
import { CharacterCardFragmentDoc, GuildTagFragmentDoc } from '#graphql/generated/documents.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import * as columns from '#lib/exports/columns/board-columns.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { periodSpan } from '#lib/game/boards/board-period.ts';
import { previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { chosenPeriod, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';

const best = <Owner>(owner: json.Shape<Owner>) =>
  json.list(json.object({ ...json.integers('place', 'sharedBy', 'kills', 'deaths'), owner }));

const CARD = fragment(CharacterCardFragmentDoc);

export const SHEET_EXPORTS = pageExports('/leaderboard/sheet', 'The score sheet of a period', {
  filter: SHEET_FILTER,
  ...NO_RECORD,
  load: (_, { list: { values } }) => {
    const now = new Date();
    const period = chosenPeriod(values.period, now);
    return {
      sums: () => killSums({ time: periodSpan(period) }, false, now),
      players: () => getBestPlayers(period, now),
      guilds: () => getBestGuilds(period, now),
      careers: () => sumCareers(period, now),
      feuds: () => listTopFeuds(period, now),
    };
  },
  parts: {
    sums: KILL_SUMS,
    players: json.object({ killers: best(CARD), victims: json.nullable(best(CARD)) }),
    guilds: best(fragment(GuildTagFragmentDoc)),
    careers: json.list(json.object({ career: json.TEXT, ...json.integers('kills', 'deaths') })),
    feuds: json.nullable(
      json.list(
        json.object({
          ...json.integers('place', 'sharedBy'),
          sides: json.pair(CARD),
          kills: json.pair(json.INTEGER),
        }),
      ),
    ),
  },
  tables: (table) => ({
    killers: table('Most kills', columns.BEST_PLAYER_COLUMNS, 'players.killers'),
    victims: table('Most deaths', columns.BEST_PLAYER_COLUMNS, 'players.victims'),
    guilds: table('Guilds', columns.BEST_GUILD_COLUMNS, 'guilds'),
    careers: table('Careers', columns.CAREER_COLUMNS, 'careers'),
    feuds: table('Feuds', columns.TOP_FEUD_COLUMNS, 'feuds'),
  }),
  preview: async ({ query, part }) =>
    previewOfKillers(
      `Score sheet, ${chosenPeriodLabel(SHEET_FILTER, query)}`,
      (await part('players')).killers,
    ),
});
