import { GAME_OBJECTS_EXPORTS } from '#app/export/kinds/spawning.ts';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import { gameObjectsHeld } from '#lib/data/catalogue/held-parts.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { GameObjectRowFragment } from '#graphql/generated/documents.ts';
import type { Column } from '#components/ui/table/column.ts';
import { pagedList } from '#components/ui/list/paged-list.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';

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
const GameObjectList = pagedList({
  caption: 'Game objects',
  columns,
  empty: 'No game objects.',
  pagesOf: 'game objects',
});

const page = listPage({
  title: 'Game objects',
  headline: LISTS.gameObjects.title,
  description: LISTS.gameObjects.description,
  path: routes.gameObjects,
  filter: GAME_OBJECT_FILTER,
  exports: GAME_OBJECTS_EXPORTS,
  list: listGameObjects,
  held: gameObjectsHeld,
  rows: ({ nodes }) =>
    (nodes ?? []).map((object) => ({ name: gameObjectName(object), href: routes.gameObject(object.id) })),
  content: (page, list) => <GameObjectList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
