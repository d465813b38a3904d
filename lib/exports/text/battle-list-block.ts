import type { BattleListingFragment } from '#graphql/generated/documents.ts';
import { plain, thousands } from '#lib/format/number.ts';
import { toDate, utcDate, utcTimeShort } from '#lib/format/time.ts';
import { battleWords, periodWords, sumWords } from '#lib/game/battles/list/battle-result.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** The battles of a list: their sums, and the first of them. */
export const battleListBlock = (found: BattleListingFragment | null): TextBlock => ({
  title: found?.battleSums.battles
    ? `${battleWords(found.battleSums.battles)}, ${periodWords(found.battleSums)}`
    : 'No battles',
  facts: found ? sumWords(found.battleSums) : 'The filter names no known guild or player',
  ...blockTable(found?.battles?.nodes ?? [], [
    ['Time (UTC)', ({ startTime }) => whenWords(toDate(startTime))],
    ['Place', battlePlace],
    ['Order', ({ order }) => thousands(order.kills), 'end'],
    ['Destruction', ({ destruction }) => thousands(destruction.kills), 'end'],
    ['Players', ({ order, destruction }) => plain(order.players + destruction.players), 'end'],
  ]),
});

const whenWords = (date: Date | null): string => (date ? `${utcDate(date)} ${utcTimeShort(date)}` : '');
