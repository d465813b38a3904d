import { chosenPeriodLabel, playerStanding } from '#app/export/kinds/boards.ts';
import { CharacterCardFragmentDoc, GuildTagFragmentDoc } from '#graphql/generated/documents.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import {
  BEST_GUILD_COLUMNS,
  BEST_PLAYER_COLUMNS,
  CAREER_COLUMNS,
  TOP_FEUD_COLUMNS,
} from '#lib/exports/columns/board-columns.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { KILL_SUMS } from '#lib/exports/shapes/kill-shapes.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { INTEGER, list, nullable, object, pair, type Shape, TEXT } from '#lib/exports/shapes/shape.ts';
import { periodSpan } from '#lib/game/boards/board-period.ts';
import { previewOfPlayers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { chosenPeriod, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';

const best = <Owner>(owner: Shape<Owner>) =>
  list(object({ place: INTEGER, sharedBy: INTEGER, kills: INTEGER, deaths: INTEGER, owner }));

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
    players: object({ killers: best(CARD), victims: nullable(best(CARD)) }),
    guilds: best(fragment(GuildTagFragmentDoc)),
    careers: list(object({ career: TEXT, kills: INTEGER, deaths: INTEGER })),
    feuds: nullable(
      list(object({ place: INTEGER, sharedBy: INTEGER, sides: pair(CARD), kills: pair(INTEGER) })),
    ),
  },
  tables: (table) => ({
    killers: table('Most kills', BEST_PLAYER_COLUMNS, 'players.killers'),
    victims: table('Most deaths', BEST_PLAYER_COLUMNS, 'players.victims'),
    guilds: table('Guilds', BEST_GUILD_COLUMNS, 'guilds'),
    careers: table('Careers', CAREER_COLUMNS, 'careers'),
    feuds: table('Feuds', TOP_FEUD_COLUMNS, 'feuds'),
  }),
  preview: async ({ query, part }) => {
    const { killers } = await part('players');
    return previewOfPlayers(
      killers.map(playerStanding),
      `Score sheet, ${chosenPeriodLabel(SHEET_FILTER, query)}`,
    );
  },
});
