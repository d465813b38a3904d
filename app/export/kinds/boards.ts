import * as documents from '#graphql/generated/documents.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { listGuildBoard, listPlayerBoard } from '#lib/data/player/boards.ts';
import { listScenarioBoard, scenarioByOf } from '#lib/data/player/scenario-boards.ts';
import { GUILD_BOARD_COLUMNS, PLAYER_BOARD_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import type { Board } from '#lib/game/boards/board.ts';
import {
  perMinuteWords,
  recordPeriodLabel,
  SCENARIO_MEASURES,
  scenarioBoardTitle,
} from '#lib/game/boards/scenario-board.ts';
import { thousands } from '#lib/format/number.ts';
import { previewOfBoard, previewOfKillers } from '#lib/preview/kinds/preview-of-leaderboard.ts';
import * as filters from '#lib/url/filter/board-filter.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { type Filter, parseFilter } from '#lib/url/filter/filter.ts';
import type { SearchParams } from '#lib/url/search-params.ts';
import { PLAYER_TEXT, GUILD_TEXT, scenarioBoardBlock, boardBlock, chosenPeriodLabel } from './board-texts.ts';

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
