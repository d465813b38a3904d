import * as documents from '#graphql/generated/documents.ts';
import { listQuestsIn } from '#lib/data/catalogue/place-content.ts';
import * as data from '#lib/data/instance/dungeons.ts';
import {
  BAND_OF_DUNGEON_COLUMNS,
  BEST_OF_DUNGEON_COLUMNS,
  DUNGEON_COLUMNS,
  ENCOUNTER_OF_DUNGEON_COLUMNS,
  MONTH_OF_DUNGEON_COLUMNS,
  PARTY_OF_DUNGEON_COLUMNS,
  PLACED_QUEST_COLUMNS,
  WING_COLUMNS,
  WING_OF_DUNGEON_COLUMNS,
} from '#lib/exports/columns/dungeon-columns.ts';
import { CLEAR_COLUMNS } from '#lib/exports/columns/session-columns.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { sessionsWords, shareWords, shortVerdict } from '#lib/game/dungeons/dungeon-words.ts';
import { hasWings, wingName } from '#lib/game/dungeons/wings.ts';
import { judgedParties } from '#lib/game/dungeons/judged-parties.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { previewOfDungeon } from '#lib/preview/kinds/preview-of-run.ts';
import { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';

export const DUNGEONS_EXPORTS = listExports('/dungeons', 'Dungeons by their sessions', {
  parts: (part) => ({
    dungeons: part(data.listDungeons).json(json.list(documents.DungeonRowFragmentDoc)),
  }),
  tables: (table) => ({
    dungeons: table('Dungeons', ({ part }) => part('dungeons'), DUNGEON_COLUMNS),
    wings: table(
      'Wings',
      async ({ part }) =>
        (await part('dungeons'))
          .filter(hasWings)
          .flatMap((dungeon) => dungeon.wings.map((wing) => ({ dungeon, wing }))),
      WING_OF_DUNGEON_COLUMNS,
    ),
  }),
});

export const DUNGEON_EXPORTS = pageExports('/dungeon/{id}', 'A dungeon with its wings', {
  filter: CLEARS_FILTER,
  source: data.DUNGEON,
  record: documents.DungeonRowFragmentDoc,
  parts: (part) => ({
    sessions: part(({ id, list }) => data.getDungeonReport(id, list)).json(
      json.nullable(
        json.object({
          report: documents.DungeonReportPartsFragmentDoc,
          fastest: json.list(documents.ClearRowFragmentDoc),
        }),
      ),
    ),
    quests: part(({ id }) => listQuestsIn(id)).json(
      json.nullable(
        json.object({
          quests: json.list(
            json.object({
              quest: documents.QuestTagFragmentDoc,
              givers: json.list(documents.GiverFragmentDoc),
            }),
          ),
          unknown: json.INTEGER,
        }),
      ),
    ),
  }),
  figures: {
    shape: json.object({
      ...json.integers('sessions', 'tries', 'cleared'),
      medianSeconds: json.nullable(json.INTEGER),
      wings: json.list(
        json.object({
          id: json.TEXT,
          ...json.integers('tries', 'cleared'),
          medianSeconds: json.nullable(json.INTEGER),
        }),
      ),
    }),
    read: async ({ record: { figures, wings } }) => ({
      sessions: figures.sessions,
      tries: figures.tries,
      cleared: figures.cleared,
      medianSeconds: figures.median,
      wings: wings.map(({ instance: { id }, figures: { tries, cleared, median } }) => ({
        id,
        tries,
        cleared,
        medianSeconds: median,
      })),
    }),
  },
  tables: (table) => {
    return {
      wings: table('Wings', ({ record }) => record.wings, WING_COLUMNS),
      bands: table(
        'By item rating',
        async ({ part }) => (await part('sessions'))?.report.bands,
        BAND_OF_DUNGEON_COLUMNS,
      ),
      encounters: table(
        'Where groups stop',
        async ({ part }) => (await part('sessions'))?.report.encounters,
        ENCOUNTER_OF_DUNGEON_COLUMNS,
      ),
      fastest: table('Fastest clears', async ({ part }) => (await part('sessions'))?.fastest, CLEAR_COLUMNS),
      firsts: table(
        'First clears',
        async ({ part }) => (await part('sessions'))?.report.firsts,
        CLEAR_COLUMNS,
      ),
      best: table(
        'Best performances',
        async ({ part }) => (await part('sessions'))?.report.best,
        BEST_OF_DUNGEON_COLUMNS,
      ),
      parties: table(
        'Roles of groups',
        async ({ part }) => judgedParties((await part('sessions'))?.report.parties ?? []),
        PARTY_OF_DUNGEON_COLUMNS,
      ),
      months: table(
        'By month',
        async ({ part }) => (await part('sessions'))?.report.months,
        MONTH_OF_DUNGEON_COLUMNS,
      ),
      quests: table('Quests', async ({ part }) => (await part('quests'))?.quests, PLACED_QUEST_COLUMNS),
    };
  },
  text: ({ record }) => ({
    title: `${instanceName(record)}: ${shortVerdict(record)}`,
    facts: sessionsWords(record.figures),
    ...blockTable(record.wings, [
      ['Wing', ({ instance }) => wingName(instance)],
      ['Cleared', ({ figures: { tries, cleared } }) => `${thousands(cleared)} of ${thousands(tries)}`, 'end'],
      ['Share', (wing) => shareWords(wing.figures), 'end'],
      [
        'Median',
        (wing) => (wing.figures.median === null ? '–' : shortDuration(wing.figures.median * 1000)),
        'end',
      ],
    ]),
  }),
  preview: ({ record }) => previewOfDungeon(record),
});
