import * as documents from '#graphql/generated/documents.ts';
import { CHARACTER } from '#lib/data/player/characters.ts';
import { GUILD } from '#lib/data/player/guilds.ts';
import { getCharacterHistory, getGuildHistory, listGuildMoves } from '#lib/data/player/histories.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import * as columns from '#lib/exports/columns/history-columns.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { list } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { plain } from '#lib/format/number.ts';
import { dayText, guildWords, historyWords, monthWords } from '#lib/game/history/history-words.ts';
import { previewOfCharacter, previewOfGuild } from '#lib/preview/kinds/preview-of-fighter.ts';

export const CHARACTER_HISTORY_EXPORTS = pageExports(
  '/character/{id}/history',
  'Levels, renown ranks and guilds of a character over time',
  {
    source: CHARACTER,
    record: fragment(documents.CharacterCardFragmentDoc),
    load: (_, { id }) => ({
      history: () => getCharacterHistory(id),
      totals: () => getFighterTotals({ characterId: id }),
    }),
    parts: { history: fragment(documents.CharacterHistoryPartsFragmentDoc) },
    tables: (table) => ({
      steps: table('Levels and renown ranks', columns.STEP_COLUMNS, 'history.steps'),
      spells: table('Guilds', columns.SPELL_COLUMNS, 'history.spells'),
    }),
    text: async ({ record, part }) => {
      const history = await part('history');
      return {
        title: `${record.name}: history`,
        facts: historyWords(history),
        ...blockTable(history.spells, [
          ['Guild', ({ guild }) => guild?.name ?? 'No guild'],
          ['From', ({ from }) => dayText(from)],
          ['To', ({ to }) => dayText(to)],
          ['Days', ({ days }) => plain(days), 'end'],
        ]),
      };
    },
    preview: async ({ record, part }) => previewOfCharacter(record, await part('totals')),
  },
);

export const GUILD_HISTORY_EXPORTS = pageExports(
  '/guild/{id}/history',
  'Who came to a guild and left it, and its members over time',
  {
    source: GUILD,
    record: fragment(documents.GuildCardFragmentDoc),
    load: (_, { id, list: address, size }) => ({
      months: () => getGuildHistory(id),
      moves: () => listGuildMoves(id, address, size),
      totals: () => getFighterTotals({ guildId: id }),
    }),
    parts: { months: list(fragment(documents.MonthOfGuildFragmentDoc)) },
    tables: (table) => ({
      moves: table('Who came and left', columns.MOVE_COLUMNS, 'moves'),
      months: table('Members by month', columns.MONTH_COLUMNS, 'months'),
    }),
    text: async ({ record, part }) => {
      const months = await part('months');
      return {
        title: `${record.name}: history`,
        facts: guildWords(months, Date.now() / 1000),
        ...blockTable(months.toReversed(), [
          ['Month', ({ month }) => monthWords(month)],
          ['Fought', ({ fighters }) => plain(fighters), 'end'],
          ['Came', ({ firstSeen, joined }) => plain(firstSeen + joined), 'end'],
          ['Left', (row) => plain(row.left), 'end'],
        ]),
      };
    },
    preview: async ({ record, part }) => previewOfGuild(record, await part('totals')),
  },
);
