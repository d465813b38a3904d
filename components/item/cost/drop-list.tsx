import type { VendorFragment } from '#graphql/generated/documents.ts';
import { CreatureLink, RealmIcon } from '../../creature/creature-link.tsx';
import { ZoneLinks } from '../../creature/zone-links.tsx';
import type { Column } from '../../ui/table/column.ts';
import { pagedList } from '../../ui/list/paged-list.tsx';

const columns: readonly Column<VendorFragment>[] = [
  {
    header: 'Creature name',
    narrow: { line: 1, from: 1, to: 2 },
    cell: (creature) => <CreatureLink creature={creature} withoutRealm />,
  },
  {
    header: 'Realm',
    width: 'w-16',
    align: 'center',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: ({ realm }) => <RealmIcon realm={realm} />,
  },
  {
    header: 'Zone',
    width: 'w-[45%]',
    narrow: { line: 2, from: 1, to: 3 },
    cell: (creature) => <ZoneLinks creature={creature} />,
  },
];

/** One page of the creatures that leave an item behind, and where they stand (rules.md: Item tabs). */
export const DropList = pagedList({
  caption: 'Dropped by',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)_auto]',
  columns,
  pagesOf: 'creatures',
});
