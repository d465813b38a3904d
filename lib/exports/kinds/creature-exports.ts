import {
  type CreatureInfoFragment,
  CreatureInfoFragmentDoc,
  type CreaturePageFragment,
  CreaturePageFragmentDoc,
  type SoldItemPageFragment,
  SoldItemPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import { previewOfCreature } from '#lib/preview/kinds/preview-of-creature.ts';
import { CREATURE_FILTER } from '#lib/url/filter/name-filter.ts';

import { CREATURE_COLUMNS } from '../columns/creature-columns.ts';
import { GOODS_COLUMNS } from '../columns/offer-columns.ts';
import { FINISHED_QUEST_COLUMNS, QUEST_COLUMNS } from '../columns/quest-columns.ts';
import { type Spawn, SPAWN_COLUMNS } from '../columns/spawn-columns.ts';
import { allRows, type ExportTable, exportTable, rowsOf } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { NOTHING, nullable } from '../shapes/shape.ts';

export const CREATURES_EXPORTS: PageExports<object, { creatures: CreaturePageFragment | null }> = {
  address: '/creatures',
  title: 'Creatures',
  filter: CREATURE_FILTER,
  tables: {
    creatures: exportTable('Creatures', CREATURE_COLUMNS, async ({ part }) =>
      rowsOf(await part('creatures')),
    ),
  },
  record: NOTHING,
  parts: { creatures: nullable(fragment(CreaturePageFragmentDoc)) },
};

interface Parts {
  readonly goods: SoldItemPageFragment | null;
  /** The spawns in the zone of the address; all spawns where it names none. */
  readonly spawns: readonly Spawn[];
}

type Table = ExportTable<Asked<CreatureInfoFragment, Parts>>;

const quests: Table = exportTable('Quests', QUEST_COLUMNS, ({ record }) => allRows(record.questsStarter));
const finished: Table = exportTable('Quests that end there', FINISHED_QUEST_COLUMNS, ({ record }) =>
  allRows(record.questsFinisher),
);
const vendorItems: Table = exportTable('Items sold', GOODS_COLUMNS, async ({ part }) =>
  rowsOf(await part('goods')),
);
const spawns: Table = exportTable('Spawns', SPAWN_COLUMNS, async ({ part }) => allRows(await part('spawns')));

const RECORD = {
  title: 'A creature',
  record: fragment(CreatureInfoFragmentDoc),
  parts: { goods: nullable(fragment(SoldItemPageFragmentDoc)) },
  preview: ({ record }: Asked<CreatureInfoFragment, Parts>) => previewOfCreature(record),
} as const;

/**
 * The exports of a creature's pages, by the section in the address, whose table is the default. Each has all tables,
 * since a creature without one section shows another in its place.
 */
export const CREATURE_EXPORTS = {
  creature: { ...RECORD, address: '/creature/{id}', tables: { spawns, quests, vendorItems, finished } },
  zone: {
    ...RECORD,
    address: '/creature/{id}/zone/{zoneId}',
    tables: { spawns, quests, vendorItems, finished },
  },
  quests: { ...RECORD, address: '/creature/{id}/quests', tables: { quests, vendorItems, finished, spawns } },
  vendorItems: {
    ...RECORD,
    address: '/creature/{id}/vendorItems',
    tables: { vendorItems, quests, finished, spawns },
  },
  finished: {
    ...RECORD,
    address: '/creature/{id}/finished',
    tables: { finished, quests, vendorItems, spawns },
  },
} as const satisfies Record<string, PageExports<CreatureInfoFragment, Parts>>;
