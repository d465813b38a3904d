import { GAME_OBJECTS_EXPORTS } from '#app/export/kinds/spawning.ts';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { pagedList } from '#components/ui/list/paged-list.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { GameObjectRowFragment } from '#graphql/generated/documents.ts';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import { gameObjectsHeld } from '#lib/data/catalogue/held-parts.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

const columns: readonly Column<GameObjectRowFragment>[] = [
  {
    header: 'Name',
    width: 'w-[55%]',
    cell: (object) => (
      <NavLink
        href={routes.gameObject(object.id)}
        className="inline-flex items-center font-semibold wrap-break-word narrow:min-h-11"
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

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ nodes }: DataOf<typeof listGameObjects>): readonly ListedPage[] =>
  (nodes ?? []).map((object) => ({ name: gameObjectName(object), href: routes.gameObject(object.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/gameobjects'>) {
  if (await askNotOffered(routes.gameObjects)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.gameObjects, query, GAME_OBJECT_FILTER);
  return metadataOf({
    ...describeList('Game objects', LISTS.gameObjects, list, query),
    path: routes.gameObjects,
    query,
    filter: GAME_OBJECT_FILTER,
    exports: GAME_OBJECTS_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listGameObjects(list), rowsOf),
  });
}

export default async function GameObjectsPage({ searchParams }: PageProps<'/gameobjects'>) {
  const notOffered = await askNotOffered(routes.gameObjects);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.gameObjects, query, GAME_OBJECT_FILTER);
  const found = listGameObjects(list);
  const held = gameObjectsHeld().catch(() => null);
  await awaitPanels(found);
  return (
    <Page crumbs="Game objects">
      <h1 className="mb-4 text-2xl leading-title">{listName('Game objects', list, query)}</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={found} label="game objects">
          {(page) => (
            <>
              <ListData name="Game objects" rows={rowsOf(page)} />
              <GameObjectList page={page} list={list} />
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} held={(await held)?.data ?? null} />
      <ExportLinks exports={GAME_OBJECTS_EXPORTS} path={routes.gameObjects} query={query} />
    </Page>
  );
}
