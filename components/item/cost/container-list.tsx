import type { ContainerFragment } from '#graphql/generated/documents.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../../ui/table/column.ts';
import { pagedList } from '../../ui/list/paged-list.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';

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

/** One page of the game objects that hold an item, and where they stand (rules.md: Item tabs). */
export const ContainerList = pagedList({
  caption: 'Found in',
  layout: 'cards',
  narrowTracks: 'narrow:grid-cols-[minmax(0,1fr)]',
  columns,
  pagesOf: 'game objects',
});
