import type { CreaturePageFragment, CreatureRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { CreatureLink } from './creature-link.tsx';

const NAME: Column<CreatureRowFragment> = {
  header: 'Name',
  width: 'w-[55%]',
  cell: (creature) => <CreatureLink creature={creature} />,
};

/** A sub-type without its family says as much. */
const columns = (): readonly Column<CreatureRowFragment>[] =>
  isOffered('Creature.creatureSubType') ? [NAME, { header: 'Type', cell: creatureLabel }] : [NAME];

interface Props {
  readonly page: CreaturePageFragment;
  readonly list: ListAddress;
}

/** One page of creatures; the head stays when there are none. */
export function CreatureList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Creatures"
      columns={columns()}
      rows={page.nodes ?? []}
      rowKey={({ id }) => id}
      empty="No creatures."
      pager={{ label: 'creatures', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
