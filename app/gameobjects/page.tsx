import { GameObjectList } from '#components/game-object/game-object-list.tsx';
import { listPage } from '#components/ui/list-page.tsx';
import { listGameObjects } from '#lib/data/game-objects.ts';
import { GAME_OBJECTS_EXPORTS } from '#lib/exports/kinds/game-object-exports.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { GAME_OBJECT_FILTER } from '#lib/url/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = listPage({
  title: 'Game objects',
  headline: 'Game objects: where they stand and what starts there',
  description:
    'Every chest, signpost and engine of the war by name: where it stands and the quests it starts.',
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
