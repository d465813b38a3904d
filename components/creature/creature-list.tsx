import type { CreaturePageFragment, CreatureRowFragment } from '#graphql/generated/documents.ts';
import { isOffered } from '#lib/api/offered.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import type { ListAddress } from '#lib/url/list-address.ts';
import { pagerLinks } from '#lib/url/pager-links.ts';

import type { Column } from '../ui/column.ts';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
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
  const creatures = page.nodes ?? [];
  return (
    <Panel ornate className="overflow-hidden">
      <Table caption="Creatures" columns={columns()} rows={creatures} rowKey={({ id }) => id} />
      {creatures.length === 0 && <p className="px-5 py-4 text-muted">No creatures.</p>}
      <Pager label="creatures" links={pagerLinks(list, page.pageInfo)} />
    </Panel>
  );
}
