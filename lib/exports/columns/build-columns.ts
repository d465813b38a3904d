import type { WornChoice } from '#lib/url/build/build-plan.ts';
import type { BuildStat } from '#lib/game/builds/build.ts';
import type { Errand } from '#lib/game/costs/build-cost.ts';
import type { Pair } from '#lib/game/difference.ts';
import { changeText, partWords } from '#lib/game/costs/stat-words.ts';
import type { FittingItem } from '#lib/url/build/build-plan.ts';

import { columnsOf, partColumns } from '../export-table.ts';
import about from './build-columns.json' with { type: 'json' };
import { listCell } from './cells.ts';

const STAT_NAME_COLUMNS = columnsOf<BuildStat>()(about.statName, {});

/** A stat of a build. */
export const BUILD_STAT_COLUMNS = columnsOf<BuildStat>()(about.stat, {
  name: STAT_NAME_COLUMNS,
  parts: partWords,
});

/** A stat of two builds. */
export const COMPARED_STAT_COLUMNS = columnsOf<Pair<BuildStat>>()(about.compared, {
  name: partColumns(({ mine, theirs }: Pair<BuildStat>) => mine ?? theirs, STAT_NAME_COLUMNS),
});

/** Something that a build takes. */
export const ERRAND_COLUMNS = columnsOf<Errand>()(about.errand, {
  'source = from.kind': ({ from }) => from?.kind ?? null,
  sourceName: ({ from }) => from && (from.kind === 'quest' ? from.quest.name : from.creature.name),
  pays: ({ pays }) => listCell(pays.map(({ item, count }) => `${count} × ${item.name}`)),
});

/** An item for the open slot. */
export const FITTING_COLUMNS = columnsOf<FittingItem>()(about.fitting, {
  changes: ({ changes }) => listCell(changes.map(changeText)),
});

/** An item that the best of a career wear. */
export const WORN_COLUMNS = columnsOf<WornChoice>()(about.worn, { slot: ({ slots: [slot] }) => slot });
