import type { ContainerFragment, ContainerListFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/column.ts';
import { NavLink } from '../ui/nav-link.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';

const columns: readonly Column<ContainerFragment>[] = [
  {
    header: 'Game object',
    narrow: { line: 1, from: 1, to: 2 },
    cell: (object) => (
      <NavLink href={routes.gameObject(object.id)} className="font-semibold wrap-anywhere">
        {gameObjectName(object)}
      </NavLink>
    ),
  },
  {
    header: 'Zone',
    width: 'w-[45%]',
    narrow: { line: 2, from: 1, to: 2 },
    cell: (object) => <span className="text-sm text-muted">{zoneNamesOf(object).join(', ')}</span>,
  },
];

const zoneNamesOf = ({ spawns }: ContainerFragment): readonly string[] => [
  ...new Set(
    spawns.map(({ position: { zoneId, zone } }) =>
      zoneLabel({ id: String(zoneId), name: zone?.name ?? null }),
    ),
  ),
];

interface Props {
  readonly list: ContainerListFragment;
}

/** The game objects that hold an item, and where they stand (rules.md: Item tabs). */
export function ContainerList({ list: { nodes, totalCount } }: Props) {
  const objects = nodes ?? [];
  return (
    <Panel ornate className="overflow-hidden">
      <Table
        caption="Found in"
        layout="cards"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)]"
        columns={columns}
        rows={objects}
        rowKey={({ id }) => id}
      />
      {objects.length < totalCount && (
        <p className="px-5 py-4 text-muted">
          The first {thousands(objects.length)} of {thousands(totalCount)} game objects.
        </p>
      )}
    </Panel>
  );
}
