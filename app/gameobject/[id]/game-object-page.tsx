import { describeFinished } from '#lib/seo/descriptions/describe-creature.ts';
import { describeGameObject } from '#lib/seo/descriptions/describe-creature.ts';
import { describeSpawns } from '#lib/seo/descriptions/describe-creature.ts';
import { GAME_OBJECT_EXPORTS } from '#app/export/kinds/spawning.ts';
import { SpawnLayout } from '#components/spawn/spawn-layout.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import type { GameObjectInfoFragment } from '#graphql/generated/documents.ts';
import { GAME_OBJECT } from '#lib/data/catalogue/game-objects.ts';
import { getZoneKills, latestInZone } from '#lib/data/war/heatmaps.ts';
import type { SpawnAddress } from '#lib/data/catalogue/spawn-source.ts';
import { withTables } from '#lib/exports/page-exports.ts';
import { type GameObjectSection, gameObjectTabs } from '#lib/game/creatures/creature-tabs.ts';
import { shownTab } from '#lib/game/creatures/shown-tab.ts';
import { shownZone, spawnZones, type SpawnZone } from '#lib/game/places/spawn-zones.ts';
import { gameObjectName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import { MapHeader } from '#components/map/map-header.tsx';
import { PlacedQuests, QUEST_SECTIONS } from '#components/quest/placed-quests.tsx';
import { SectionTabs } from '#components/spawn/section-tabs.tsx';

/**
 * The page at one of the addresses of a game object: its quests and the map of a zone (rules.md: Game objects).
 * @param asked the section that the address names; null for the first one with rows
 */
export const gameObjectPage = (asked: GameObjectSection | null) =>
  recordPage({
    source: GAME_OBJECT,
    path: ({ id }) => routes.gameObject(id),
    describe: (object, address) => {
      const view = viewOf(object, asked, address);
      const exports = withTables(GAME_OBJECT_EXPORTS.gameObject, {
        spawns: view.zone !== null,
        quests: view.section === 'quests',
        finished: view.section === 'finished',
      });
      return { ...describeView(object, view), exports };
    },
    crumbs: (object) => [
      { label: 'Game objects', href: routes.gameObjects },
      { label: gameObjectName(object) },
    ],
    panels: (object, { id: address }) => {
      const view = viewOf(object, asked, address);
      return {
        view,
        zoneKills: view.zone && getZoneKills(view.zone.id),
        latest: view.zone && !view.section ? latestInZone(view.zone.id) : null,
      };
    },
    content: ({ record: object, panels: { view, zoneKills, latest } }) => (
      <>
        <GameObjectHeader gameObject={object} zone={view.zone} />
        <SpawnLayout
          zones={view.zones}
          zone={view.zone}
          zoneHref={(zoneId) => routes.gameObjectZone(object.id, zoneId)}
          zoneKills={zoneKills}
          latest={latest}
        >
          {view.section && <GameObjectQuests gameObject={object} shown={view.section} />}
        </SpawnLayout>
      </>
    ),
  });

/** The view of a game object's page: its zone and its tab. */
function viewOf(object: GameObjectInfoFragment, asked: GameObjectSection | null, { zoneId }: SpawnAddress) {
  const zones = spawnZones(object.spawns);
  const tabs = gameObjectTabs(object);
  return {
    zones,
    zone: shownZone(zones, zoneId),
    section: shownTab(asked, tabs),
    firstSection: shownTab(null, tabs),
  };
}

/** Describes a view. Content at several addresses has the shortest of them as the canonical one. */
function describeView(
  object: GameObjectInfoFragment,
  { zones, zone, section, firstSection }: ReturnType<typeof viewOf>,
) {
  const name = gameObjectName(object);
  if (zone && zone !== zones[0]) {
    return { ...describeSpawns(name, object, zone), path: routes.gameObjectZone(object.id, zone.id) };
  }
  return section === firstSection
    ? { ...describeGameObject(object, zones), path: routes.gameObject(object.id) }
    : { ...describeFinished(name, object), path: routes.gameObject(object.id, '/finished') };
}

interface Props {
  readonly gameObject: Pick<GameObjectInfoFragment, 'id' | 'name' | 'modelName'>;
  /** The zone whose map is behind the name; null where the object stands nowhere. */
  readonly zone: SpawnZone | null;
}

/** The head of a game object's pages: its name, its model, and the zone that is shown behind them. */
function GameObjectHeader({ gameObject, zone }: Props) {
  const model = gameObject.modelName?.trim();
  return (
    <MapHeader
      zoneId={zone?.id ?? ''}
      sharedMap
      title={gameObjectName(gameObject)}
      facts={model ? `Game object · Model ${model}` : 'Game object'}
    />
  );
}

interface GameObjectQuestsProps {
  readonly gameObject: GameObjectInfoFragment;
  readonly shown: GameObjectSection;
}

/** The quests that start and that end at a game object, one of them at a time. */
function GameObjectQuests({ gameObject, shown }: GameObjectQuestsProps) {
  return (
    <SectionTabs
      label="Game object sections"
      tabs={gameObjectTabs(gameObject).map(({ name, count }) => ({
        label: QUEST_SECTIONS[name],
        count,
        href: routes.gameObject(gameObject.id, `/${name}`),
        current: name === shown,
      }))}
    >
      <PlacedQuests place={gameObject} shown={shown} />
    </SectionTabs>
  );
}
