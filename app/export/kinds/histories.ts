import * as documents from '#graphql/generated/documents.ts';
import { getCharacterHistory, getGuildHistory } from '#lib/data/player/histories.ts';
import {
  MONTH_OF_GUILD_COLUMNS,
  MOVE_COLUMNS,
  SPELL_COLUMNS,
  STEP_COLUMNS,
} from '#lib/exports/columns/history-columns.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { plain } from '#lib/format/number.ts';
import { daysText, historyWords, plottedMonths } from '#lib/game/history/history-words.ts';
import { sectionOfLife, sectionOfMonths } from '#lib/preview/kinds/preview-of-section.ts';

import { fighterExports, GUILDS, PLAYERS, sectionPreview } from './fighter-kinds.ts';

export const CHARACTER_HISTORY_EXPORTS = fighterExports(
  PLAYERS,
  '/history',
  'Levels, renown ranks and guilds of a character over time',
  {
    parts: (part) => ({
      history: part(({ id }) => getCharacterHistory(id)).json(documents.CharacterHistoryPartsFragmentDoc),
    }),
    tables: (table) => ({
      steps: table(
        'Levels and renown ranks',
        async ({ part }) => (await part('history')).steps,
        STEP_COLUMNS,
      ),
      spells: table('Guilds', async ({ part }) => (await part('history')).spells, SPELL_COLUMNS),
    }),
    preview: async ({ record, part }) =>
      sectionPreview(PLAYERS, record, sectionOfLife(await part('history'))),
    text: async ({ record: { name }, part }) => {
      const history = await part('history');
      return {
        title: `${name}: history`,
        facts: historyWords(history),
        ...blockTable(history.spells, [
          ['Guild', ({ guild }) => guild?.name ?? 'No guild'],
          ['Fights', ({ from, to }) => daysText(from, to)],
          ['Days', ({ days }) => plain(days), 'end'],
        ]),
      };
    },
  },
);

export const GUILD_HISTORY_EXPORTS = fighterExports(
  GUILDS,
  '/history',
  'Who came to a guild and left it, and its members over time',
  {
    parts: (part) => ({
      history: part(({ id, list, size }) => getGuildHistory(id, list, size)).json(
        documents.GuildHistoryPartsFragmentDoc,
      ),
    }),
    tables: (table) => ({
      moves: table('Who came and left', async ({ part }) => (await part('history')).moves, MOVE_COLUMNS),
      months: table(
        'Members by month',
        async ({ part }) => (await part('history')).months,
        MONTH_OF_GUILD_COLUMNS,
      ),
    }),
    preview: async ({ record, part }) =>
      sectionPreview(GUILDS, record, sectionOfMonths((await part('history')).months)),
    text: async ({ record: { name }, part }) => {
      const { months } = await part('history');
      return {
        title: `${name}: history`,
        facts: plottedMonths(months, new Date()).words,
        ...blockTable(months.toReversed(), [
          ['Month', ({ period }) => period],
          ['Fought', ({ characters }) => plain(characters), 'end'],
          ['Came', ({ firstSeen, joined }) => plain(firstSeen + joined), 'end'],
          ['Left', ({ left }) => plain(left), 'end'],
        ]),
      };
    },
  },
);
