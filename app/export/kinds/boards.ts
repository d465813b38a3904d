import * as documents from '#graphql/generated/documents.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { listGuildBoard, listPlayerBoard } from '#lib/data/player/boards.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import { listScenarioBoard, scenarioByOf } from '#lib/data/player/scenario-boards.ts';
import {
  BEST_GUILD_COLUMNS,
  BEST_PLAYER_COLUMNS,
  CAREER_SUM_COLUMNS,
  GUILD_BOARD_COLUMNS,
  PLAYER_BOARD_COLUMNS,
  TOP_FEUD_COLUMNS,
} from '#lib/exports/columns/board-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable, type TextBlock } from '#lib/exports/text/text-block.ts';
import { type BoardPeriod, periodLabel, periodSpan } from '#lib/game/boards/board-period.ts';
import type { Board } from '#lib/game/boards/board.ts';
import { tieWords } from '#lib/game/boards/ties.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import {
  perMinuteWords,
  recordPeriodLabel,
  type ScenarioBoard,
  SCENARIO_MEASURES,
  scenarioBoardTitle,
} from '#lib/game/boards/scenario-board.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { previewOfBoard, previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import * as filters from '#lib/url/filter/board-filter.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { type Filter, parseFilter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The names of a board's owners in a text. */
export interface OwnerText<Owner> {
  readonly header: 'Player' | 'Guild';
  /** The column beside the name, and what stands in it. */
  readonly kind: { readonly header: string; readonly of: (owner: Owner) => string };
}

export const PLAYER_TEXT: OwnerText<{ readonly career: string }> = {
  header: 'Player',
  kind: { header: 'Career', of: ({ career }) => careerLabel(career) },
};

export const GUILD_TEXT: OwnerText<{ readonly realm: string }> = {
  header: 'Guild',
  kind: { header: 'Realm', of: ({ realm }) => realmOf(realm).label },
};

/** A board as a text: whose it is, and how it was asked for. */
interface BoardText<Owner> extends OwnerText<Owner> {
  /** The period in words: "Week 47, 2026". */
  readonly period: string;
  /** The choices beside the period, in words. */
  readonly chosen: readonly string[];
}

/** Says from which places the rows are: a text has fewer than the page. */
function sourceWords(listed: number, of: number): string {
  if (of === 0) return 'No kills';
  if (of === 1) return 'The only one with kills';
  return `From ${listed === of ? '' : `${listed} of `}the ${of} with the most kills`;
}

/**
 * The places of a page of a board of scenarios.
 * @param title what it ranks by: "Most healing in scenarios"
 * @param chosen the period and the other choices, in words
 */
const scenarioBoardBlock = (
  { rows = [], of = 0, cutTie: tie, marked }: Partial<ScenarioBoard>,
  title: string,
  chosen: readonly string[],
): TextBlock => ({
  title,
  facts: [of === 0 ? 'None' : `From the best ${plain(of)}`, ...chosen, ...(tie ? [tieWords(tie)] : [])].join(
    ', ',
  ),
  ...blockTable(
    rows,
    [
      ['#', ({ place }) => plain(place), 'end'],
      ['Player', ({ owner }) => owner.name],
      ['Career', ({ owner }) => careerLabel(owner.career)],
      ['Sum', ({ total }) => thousands(total), 'end'],
      ['Per minute', ({ perMinute }) => perMinuteWords(perMinute), 'end'],
      ['Runs', ({ runs }) => thousands(runs), 'end'],
    ],
    ({ owner }) => owner.id === marked,
  ),
});

/** The places of a page of a leaderboard. */
export const boardBlock = <Owner extends { readonly id: string; readonly name: string }>(
  { rows, listed, of, cutTie: tie, marked }: Board<Owner>,
  { header, period, chosen, kind }: BoardText<Owner>,
): TextBlock => ({
  title: `Leaderboard of ${header.toLowerCase()}s`,
  facts: [
    `${sourceWords(listed, of)}, ${period}`,
    ...chosen,
    ...(tie ? [`${tieWords(tie)} by kills`] : []),
  ].join(', '),
  ...blockTable(
    rows,
    [
      ['#', ({ place }) => plain(place), 'end'],
      [header, ({ owner }) => owner.name],
      [kind.header, ({ owner }) => kind.of(owner)],
      ['Kills', ({ kills }) => thousands(kills), 'end'],
      ['Part in', ({ partIn }) => thousands(partIn ?? Number.NaN), 'end'],
      ['Deaths', ({ deaths }) => thousands(deaths), 'end'],
      ['K/D', ({ kills, deaths }) => killsPerDeath(kills, deaths), 'end'],
      ['Solo', ({ solo }) => thousands(solo ?? Number.NaN), 'end'],
    ],
    ({ owner }) => owner.id === marked,
  ),
});

/** The period that an address asks for, in words. */
const chosenPeriodLabel = (filter: Filter, query: SearchParams): string =>
  periodLabel(filters.chosenPeriod(String(parseFilter(filter, query)['period']), new Date()));

const KILL_ROW = {
  ...json.integers('place', 'sharedBy', 'kills'),
  partIn: json.nullable(json.INTEGER),
  deaths: json.INTEGER,
  solo: json.nullable(json.INTEGER),
};

/** The shape of a board by that of its rows. */
const boardShape = <Row>(row: json.Described<Row>): json.Shape<Board<unknown, Row>> =>
  json.object<Board<unknown, Row>>({
    rows: json.list(row),
    pageInfo: documents.PageInfoFragmentDoc,
    ...json.integers('listed', 'of'),
    cutTie: json.nullable(json.object(json.integers('place', 'more'))),
    marked: json.nullable(json.TEXT),
    names: json.list(json.object({ id: json.TEXT, name: json.TEXT })),
  });

/** The words of a board of kills for texts, from its address. */
const killTextOf = (filter: Filter, query: SearchParams) => ({
  period: chosenPeriodLabel(filter, query),
  chosen: filterWords(filter, { ...query, period: undefined }),
});

const CARD = documents.CharacterCardFragmentDoc;
const BY_KILLS = filters.killBoardFilter(true);

/** The period and the other choices of a board of scenarios, in words. */
const scenarioWords = (query: SearchParams): readonly string[] => {
  const { period } = parseFilter(filters.PLAYER_BOARD_FILTER, query);
  return [
    recordPeriodLabel(filters.chosenRecordPeriod(period, new Date())),
    ...filterWords(filters.PLAYER_BOARD_FILTER, {
      ...query,
      period: undefined,
      by: undefined,
      per: undefined,
    }),
  ];
};

/** The title of a board of scenarios, with the words for its measure. */
const scenarioTitle = (query: SearchParams) => {
  const { order, per } = parseFilter(filters.PLAYER_BOARD_FILTER, query);
  const by = filters.chosenScenarioBy(order) ?? 'damage';
  return { title: scenarioBoardTitle(by, per), words: SCENARIO_MEASURES[by].words, per };
};

export const PLAYER_BOARD_EXPORTS = listExports('/leaderboard', 'The leaderboards of players', {
  filter: filters.PLAYER_BOARD_FILTER,
  parts: (part) => ({
    board: part(async ({ list }) =>
      (await scenarioByOf(list)) === null ? listPlayerBoard(list, new Date()) : NO_ANSWER,
    ).json(json.nullable(boardShape(json.object({ ...KILL_ROW, owner: CARD })))),
    scenarios: part(async ({ list }) => {
      const by = await scenarioByOf(list);
      return by === null ? NO_ANSWER : listScenarioBoard(list, by, new Date());
    }).json(
      json.nullable(
        boardShape(
          json.object({
            ...json.integers('place', 'sharedBy', 'total'),
            perMinute: json.nullable(json.NUMBER),
            ...json.integers('runs'),
            seconds: json.nullable(json.INTEGER),
            owner: CARD,
          }),
        ),
      ),
    ),
  }),
  tables: (table) => ({
    board: table(
      'Players',
      async ({ part }) => {
        const board = (await part('board')) ?? (await part('scenarios'));
        return board && { rows: board.rows, pageInfo: board.pageInfo };
      },
      PLAYER_BOARD_COLUMNS,
    ),
  }),
  text: async ({ query, part }) => {
    const board = await part('board');
    if (board === null) {
      const scenarios = (await part('scenarios')) ?? {};
      return scenarioBoardBlock(scenarios, scenarioTitle(query).title, scenarioWords(query));
    }
    return boardBlock(board, { ...PLAYER_TEXT, ...killTextOf(BY_KILLS, query) });
  },
  preview: async ({ query, part }) => {
    const scenarios = await part('scenarios');
    if (scenarios) {
      const { title, words, per } = scenarioTitle(query);
      const places = scenarios.rows.map((row) =>
        Object.assign(row, {
          total:
            per === 'sum'
              ? { value: thousands(row.total), label: words }
              : { value: perMinuteWords(row.perMinute), label: 'a minute' },
        }),
      );
      return previewOfBoard(`${title}, ${scenarioWords(query)[0]}`, places);
    }
    const rows = (await part('board'))?.rows ?? [];
    return previewOfKillers(`Players, ${chosenPeriodLabel(BY_KILLS, query)}`, rows);
  },
});

export const GUILD_BOARD_EXPORTS = listExports('/leaderboard/guilds', 'The leaderboards of guilds', {
  filter: filters.GUILD_BOARD_FILTER,
  parts: (part) => ({
    board: part(({ list }) => listGuildBoard(list, new Date())).json(
      boardShape(json.object({ ...KILL_ROW, owner: documents.GuildTagFragmentDoc })),
    ),
  }),
  tables: (table) => ({ board: table('Guilds', ({ part }) => part('board'), GUILD_BOARD_COLUMNS) }),
  text: async ({ query, part }) =>
    boardBlock(await part('board'), { ...GUILD_TEXT, ...killTextOf(filters.GUILD_BOARD_FILTER, query) }),
  preview: async ({ query, part }) =>
    previewOfKillers(
      `Guilds, ${chosenPeriodLabel(filters.GUILD_BOARD_FILTER, query)}`,
      (await part('board')).rows,
    ),
});

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
      json.object({ killers: best(CARD), victims: json.nullable(best(CARD)) }),
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
            sides: json.pair(CARD),
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
