import { GAME_OBJECT_EXPORTS } from '#app/export/kinds/spawning.ts';
import { spawnKind } from '#app/spawn-page.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { GAME_OBJECT } from '#lib/data/catalogue/game-objects.ts';
import { gameObjectTabs } from '#lib/game/creatures/creature-tabs.ts';
import { describeGameObject } from '#lib/seo/descriptions/describe-creature.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages of a game object: its quests and the map of a zone (rules.md: Game objects). */
export const GAME_OBJECT_PAGE = spawnKind({
  source: GAME_OBJECT,
  exports: GAME_OBJECT_EXPORTS.gameObject,
  area: { label: 'Game objects', href: routes.gameObjects },
  what: 'Game object',
  name: gameObjectName,
  tabs: gameObjectTabs,
  path: (id, section) =>
    routes.gameObject(id, section === null || section === 'vendorItems' ? '' : `/${section}`),
  zonePath: routes.gameObjectZone,
  describe: describeGameObject,
  header: (object, _, zone) => {
    const model = object.modelName?.trim();
    return (
      <MapHeader
        zoneId={zone?.id ?? ''}
        sharedMap
        title={gameObjectName(object)}
        facts={model ? `Game object · Model ${model}` : 'Game object'}
      />
    );
  },
});
