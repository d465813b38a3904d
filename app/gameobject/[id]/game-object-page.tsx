import { GameObjectHeader } from '#components/game-object/game-object-header.tsx';
import { GameObjectQuests } from '#components/game-object/game-object-quests.tsx';
import { SpawnLayout } from '#components/spawn/spawn-layout.tsx';
import { ZoneKillsLink } from '#components/spawn/zone-kills-link.tsx';
import { recordPage } from '#components/ui/record-page.tsx';
import { GAME_OBJECT } from '#lib/data/game-objects.ts';
import { hasZoneHeatmap } from '#lib/data/heatmaps.ts';
import { GAME_OBJECT_EXPORTS } from '#lib/exports/kinds/game-object-exports.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { shownZone, spawnZones } from '#lib/game/places/spawn-zones.ts';
import { describeGameObject, describeSpawns } from '#lib/seo/descriptions/describe-creature.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

/** Every address of a game object: its quests and the map of one of its zones (rules.md: Game objects). */
export const gameObjectPage = recordPage({
  source: GAME_OBJECT,
  describe: (object, { id, zoneId }) => {
    const zones = spawnZones(object.spawns);
    const zone = shownZone(zones, zoneId);
    const exports = withTables(GAME_OBJECT_EXPORTS.gameObject, {
      spawns: zone !== null,
      quests: object.questsStarter.length > 0,
    });
    return zone && zone !== zones[0]
      ? {
          ...describeSpawns(gameObjectName(object), object, zone),
          exports,
          path: routes.gameObjectZone(id, zone.id),
        }
      : { ...describeGameObject(object, zones), exports, path: routes.gameObject(id) };
  },
  trail: (object) => [
    { label: 'Home', href: routes.home },
    { label: 'Game objects', href: routes.gameObjects },
    { label: gameObjectName(object) },
  ],
  panels: (object, { id: { zoneId } }) => {
    const zones = spawnZones(object.spawns);
    const zone = shownZone(zones, zoneId);
    return { zones, zone, heatmap: zone && hasZoneHeatmap(zone.id) };
  },
  content: ({ record: object, panels: { zones, zone, heatmap } }) => (
    <>
      <GameObjectHeader gameObject={object} zone={zone} />
      <SpawnLayout
        zones={zones}
        zone={zone}
        zoneHref={(zoneId) => routes.gameObjectZone(object.id, zoneId)}
        zoneLink={zone && heatmap && <ZoneKillsLink zone={zone} from={heatmap} />}
      >
        {object.questsStarter.length > 0 ? <GameObjectQuests gameObject={object} /> : null}
      </SpawnLayout>
    </>
  ),
});
