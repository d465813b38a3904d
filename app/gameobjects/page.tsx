import { GAME_OBJECTS_EXPORTS } from '#app/export/kinds/spawning.ts';
import { GameObjectList } from '#components/game-object/game-object-list.tsx';
import { listPage } from '#components/ui/list/list-page.tsx';
import { listGameObjects } from '#lib/data/catalogue/game-objects.ts';
import LISTS from '#lib/seo/descriptions/lists.json' with { type: 'json' };
import { gameObjectName } from '#lib/seo/record-names.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Game objects',
  headline: LISTS.gameObjects.title,
  description: LISTS.gameObjects.description,
  path: routes.gameObjects,
  filter: GAME_OBJECT_FILTER,
  exports: GAME_OBJECTS_EXPORTS,
  list: listGameObjects,
  rows: ({ nodes }) =>
    (nodes ?? []).map((object) => ({ name: gameObjectName(object), href: routes.gameObject(object.id) })),
  content: (page, list) => <GameObjectList page={page} list={list} />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
