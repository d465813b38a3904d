import type { GameObjectPageFragment, GameObjectRowFragment } from '#graphql/generated/documents.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pagerLinks } from '#lib/url/paging/pager-links.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/table/column.ts';
import { ListPanel } from '../ui/list/list-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

const columns: readonly Column<GameObjectRowFragment>[] = [
  {
    header: 'Name',
    width: 'w-[55%]',
    cell: (object) => (
      <NavLink
        href={routes.gameObject(object.id)}
        className="inline-flex items-center font-semibold wrap-anywhere narrow:min-h-11"
      >
        {gameObjectName(object)}
      </NavLink>
    ),
  },
  { header: 'Model', cell: ({ modelName }) => modelName },
];

interface Props {
  readonly page: GameObjectPageFragment;
  readonly list: ListAddress;
}

/** One page of game objects; the head stays when there are none. */
export function GameObjectList({ page, list }: Props) {
  return (
    <ListPanel
      caption="Game objects"
      columns={columns}
      rows={page.nodes ?? []}
      rowKey={({ id }) => id}
      empty="No game objects."
      pager={{ label: 'game objects', links: pagerLinks(list, page.pageInfo) }}
    />
  );
}
