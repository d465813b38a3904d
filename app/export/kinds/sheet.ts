import { chosenPeriodLabel } from '#app/export/kinds/boards.ts';
import { CharacterCardFragmentDoc, GuildTagFragmentDoc } from '#graphql/generated/documents.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import about from '#lib/exports/columns/board-columns.json' with { type: 'json' };
import { listExports } from '#lib/exports/page-exports.ts';
import { KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { type BoardPeriod, periodSpan } from '#lib/game/boards/board-period.ts';
import { previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import { chosenPeriod, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';

const best = <Owner>(owner: json.Described<Owner>) =>
  json.list(json.object({ ...json.integers('place', 'sharedBy', 'kills', 'deaths'), owner }));

const CARD = CharacterCardFragmentDoc;

/** Loads a part of the sheet for the period that its address asks for. */
function inPeriod<Of>(load: (period: BoardPeriod, now: Date) => Of, { period }: { readonly period: string }) {
  const now = new Date();
  return load(chosenPeriod(period, now), now);
}

export const SHEET_EXPORTS = listExports('/leaderboard/sheet', 'The score sheet of a period', {
  filter: SHEET_FILTER,
  parts: (part) => ({
    sums: part(({ list }) =>
      inPeriod((period, now) => killSums({ time: periodSpan(period) }, false, now), list.values),
    ).json(KILL_SUMS),
    players: part(({ list }) => inPeriod(getBestPlayers, list.values)).json(
      json.object({ killers: best(CARD), victims: json.nullable(best(CARD)) }),
    ),
    guilds: part(({ list }) => inPeriod(getBestGuilds, list.values)).json(best(GuildTagFragmentDoc)),
    careers: part(({ list }) => inPeriod(sumCareers, list.values)).json(
      json.list(json.object({ career: json.TEXT, ...json.integers('kills', 'deaths') })),
    ),
    feuds: part(({ list }) => inPeriod(listTopFeuds, list.values)).json(
      json.nullable(
        json.list(
          json.object({
            ...json.integers('place', 'sharedBy'),
            sides: json.pair(CARD),
            kills: json.pair(json.INTEGER),
          }),
        ),
      ),
    ),
  }),
  tables: (table) => ({
    killers: table('Most kills', 'players.killers').columns(about.bestPlayer),
    victims: table('Most deaths', 'players.victims').columns(about.bestPlayer),
    guilds: table('Guilds', 'guilds').columns(about.bestGuild),
    careers: table('Careers', 'careers').columns(about.career),
    feuds: table('Feuds', 'feuds').columns(about.topFeud),
  }),
  preview: async ({ query, part }) =>
    previewOfKillers(
      `Score sheet, ${chosenPeriodLabel(SHEET_FILTER, query)}`,
      (await part('players')).killers,
    ),
});
