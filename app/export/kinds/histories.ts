import * as documents from '#graphql/generated/documents.ts';
import { CHARACTER, GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getCharacterHistory, getGuildHistory } from '#lib/data/player/histories.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import * as columns from '#lib/exports/columns/history-columns.ts';
import { pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { plain } from '#lib/format/number.ts';
import { daysText, historyWords, plottedMonths } from '#lib/game/history/history-words.ts';
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
    preview: async ({ record, part }) => previewOfCharacter(record, await part('totals')),
  },
);

export const GUILD_HISTORY_EXPORTS = pageExports(
  '/guild/{id}/history',
  'Who came to a guild and left it, and its members over time',
  {
    source: GUILD,
    record: fragment(documents.GuildCardFragmentDoc),
    load: (_, { id, list, size }) => ({
      history: () => getGuildHistory(id, list, size),
      totals: () => getFighterTotals({ guildId: id }),
    }),
    parts: { history: fragment(documents.GuildHistoryPartsFragmentDoc) },
    tables: (table) => ({
      moves: table('Who came and left', columns.MOVE_COLUMNS, 'history.moves'),
      months: table('Members by month', columns.MONTH_COLUMNS, 'history.months'),
    }),
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
    preview: async ({ record, part }) => previewOfGuild(record, await part('totals')),
  },
);
