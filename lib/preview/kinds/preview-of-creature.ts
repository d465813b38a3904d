import type {
  CreatureInfoFragment,
  GameObjectInfoFragment,
  ItemDetailsFragment,
} from '#graphql/generated/documents.ts';
import { spawnMarkerSvg } from '#lib/art/marker.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { creatureLabel, creatureTitle } from '#lib/game/creatures/creature-label.ts';
import { type SpawnZone, spawnZones, zoneNames } from '#lib/game/places/spawn-zones.ts';
import { REALMS } from '#lib/game/players/careers.ts';
import { creatureName, gameObjectName } from '#lib/seo/record-names.ts';
import { realmName, countTotal, factsLine, itemPicture, rarityColour } from './parts.ts';
import type { Preview, Total } from '../preview.ts';
import { figureLines } from '#lib/game/items/item-card.ts';
import { equipSlotLabel, itemName, itemTypeLabel, rarityOf } from '#lib/game/items/item-labels.ts';

/** Totals that fit. */
const TOTALS = 3;

/** Makes the preview of an item: its kind, its measures, and its first stats. */
export function previewOfItem(item: ItemDetailsFragment): Preview {
  const slot = equipSlotLabel(item.slot);
  const type = itemTypeLabel(item.type);
  const kind = `${rarityOf(item).rarity} ${slot || type || 'item'}`;
  return {
    title: itemName(item),
    facts: factsLine(kind, slot && type !== slot && type, item.itemSet && `part of ${item.itemSet.name}`),
    totals: numbersOf(item),
    realm: 'NEUTRAL',
    badge: itemPicture(item),
    ring: rarityColour(item),
  };
}

const numbersOf = (item: ItemDetailsFragment): readonly Total[] =>
  figureLines(item)
    .slice(0, TOTALS)
    .map(([label, value]) => ({ value, label }));

/** Makes the preview of a creature: its kind, its zones, its quests and its goods. */
export function previewOfCreature(creature: CreatureInfoFragment): Preview {
  const zones = spawnZones(creature.spawns);
  const realm = realmName(creature.realm);
  return {
    title: creatureName(creature),
    facts: factsLine(
      creatureTitle(creature) || creatureLabel(creature) || 'Creature',
      REALMS[realm].label,
      zoneNames(zones),
    ),
    totals: [
      ...countsOf(creature, 'quest', 'quests'),
      ...some(creature.vendorItems?.totalCount ?? 0, 'item sold', 'items sold'),
    ],
    realm,
    badge: realmSvg(realm),
    zoneId: mapOf(zones),
  };
}

/** Makes the preview of a game object: its zones and its quests. */
export function previewOfGameObject(object: GameObjectInfoFragment): Preview {
  const zones = spawnZones(object.spawns);
  return {
    title: gameObjectName(object),
    facts: factsLine('Game object', zoneNames(zones)),
    totals: countsOf(object, 'quest starts there', 'quests start there'),
    realm: 'NEUTRAL',
    badge: spawnMarkerSvg(),
    zoneId: mapOf(zones),
  };
}

interface Placed {
  readonly spawns: readonly unknown[];
  readonly questsStarter: readonly unknown[];
}

const countsOf = ({ spawns, questsStarter }: Placed, quest: string, quests: string): readonly Total[] => [
  ...some(spawns.length, 'spawn', 'spawns'),
  ...some(questsStarter.length, quest, quests),
];

const some = (count: number, one: string, many: string): readonly Total[] =>
  count > 0 ? [countTotal(count, one, many)] : [];

/** The zone with most of its places. */
const mapOf = (zones: readonly SpawnZone[]): string | undefined =>
  zones.toSorted((one, other) => other.count - one.count)[0]?.id;
