import type { DungeonRowFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { clearedWords, dungeonVerdict } from '#lib/game/dungeons/dungeon-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** A dungeon: how many groups cleared it, and its wings. */
export const dungeonBlock = ({ id, name, figures, wings }: DungeonRowFragment): TextBlock => ({
  title: `${instanceName({ id, name })}: ${dungeonVerdict(figures)}`,
  facts: clearedWords(figures),
  ...blockTable(wings, [
    ['Wing', ({ instance }) => instanceName(instance)],
    ['Tries', (wing) => thousands(wing.figures.tries), 'end'],
    ['Cleared', (wing) => thousands(wing.figures.cleared), 'end'],
    ['Median', ({ figures: { median } }) => (median === null ? '–' : shortDuration(median * 1000)), 'end'],
  ]),
});
