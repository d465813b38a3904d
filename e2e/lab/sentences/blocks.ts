import * as boards from '#app/export/kinds/board-texts.ts';
import * as fighters from '#app/export/kinds/fighter-blocks.ts';
import { CharacterCardFragmentDoc, GuildCardFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { Board } from '#lib/game/boards/board.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { said } from './said.ts';

const player = sampleRecord(CharacterCardFragmentDoc, {
  name: 'Verenthe',
  career: 'BRIGHT_WIZARD',
  level: 40,
});
const guild = sampleRecord(GuildCardFragmentDoc, { name: 'The Hollow Lantern', realm: 'ORDER', level: 38 });

const figures = (kills: number, deaths: number): Figures => ({
  sample: sampleOf(kills, deaths),
  places: { week: kills > 9 ? { rank: 7, sharedBy: 1, kills } : null, month: null },
  ratings: [],
});

const board = (listed: number, of: number): Board<typeof player> => ({
  rows: [],
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  listed,
  of,
  cutTie: of > 9 ? { place: 8, more: 4 } : null,
  marked: null,
  names: [],
});
const asked = (...chosen: readonly string[]) => ({
  header: 'Player' as const,
  kind: { header: 'Name', of: ({ name }: { readonly name: string }) => name },
  period: 'Week 47, 2026',
  chosen,
});

/** The first lines of pages as they are pasted into chats. */
export const BLOCK_SENTENCES = [
  ...said(fighters, {
    playerBlock: {
      none: [player, figures(0, 0), []],
      one: [player, figures(1, 1), []],
      many: [player, figures(341, 44), ['Solo kills']],
    },
    guildBlock: {
      none: [guild, figures(0, 0), []],
      one: [guild, figures(1, 0), []],
      many: [guild, figures(12_341, 1_044), []],
    },
  }),
  ...said(boards, {
    boardBlock: {
      none: [board(0, 0), asked()],
      one: [board(1, 1), asked()],
      many: [board(100, 100), asked()],
      'of a realm': [board(41, 100), asked('Realm: Order')],
    },
    scenarioBoardBlock: {
      none: [{ of: 0 }, 'Most healing in scenarios', ['November 2026']],
      one: [{ of: 1 }, 'Most healing in scenarios', ['November 2026']],
      many: [{ of: 100 }, 'Most healing in scenarios', ['November 2026']],
    },
    chosenPeriodLabel: null,
  }),
];
