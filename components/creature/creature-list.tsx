import type { CreatureRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';

import type { Column } from '../ui/table/column.ts';
import { pagedList } from '../ui/list/paged-list.tsx';
import { CreatureLink } from './creature-link.tsx';

const NAME: Column<CreatureRowFragment> = {
  header: 'Name',
  width: 'w-[55%]',
  cell: (creature) => <CreatureLink creature={creature} />,
};

/** A sub-type without its family says as much. */
const columns = (): readonly Column<CreatureRowFragment>[] =>
  isOffered('Creature.creatureSubType') ? [NAME, { header: 'Type', cell: creatureLabel }] : [NAME];

/** One page of creatures; the head stays when there are none. */
export const CreatureList = pagedList({
  caption: 'Creatures',
  columns,
  empty: 'No creatures.',
  pagesOf: 'creatures',
});
