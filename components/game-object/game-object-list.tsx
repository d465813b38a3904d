import type { GameObjectRowFragment } from '#graphql/generated/documents.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import type { Column } from '../ui/table/column.ts';
import { pagedList } from '../ui/list/paged-list.tsx';
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

/** One page of game objects; the head stays when there are none. */
export const GameObjectList = pagedList({
  caption: 'Game objects',
  columns,
  empty: 'No game objects.',
  pagesOf: 'game objects',
});
