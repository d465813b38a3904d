import type {
  CreatureInfoFragment,
  CreatureRowFragment,
  GameObjectInfoFragment,
} from '#graphql/generated/documents.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { creatureLabel } from '#lib/game/creatures/creature-label.ts';
import { realmOf } from '#lib/game/players/realms.ts';
import { spawnCount } from '#lib/game/places/spawn-summary.ts';
import { type SpawnZone, zoneNames } from '#lib/game/places/spawn-zones.ts';

import type { Description } from './describe.ts';
import { creatureName, gameObjectName } from './record-names.ts';

interface QuestStarter {
  readonly questsStarter: readonly unknown[];
}

type DescribedCreature = CreatureRowFragment & QuestStarter & Pick<CreatureInfoFragment, 'vendorItems'>;
type DescribedObject = Pick<GameObjectInfoFragment, 'id' | 'name'> & QuestStarter;

/**
 * A creature: kind, realm, where it stands, what it gives and sells.
 * @example describeCreature(grumnir, zones).title // 'Grumnir, Dwarf'
 */
export function describeCreature(creature: DescribedCreature, zones: readonly SpawnZone[]): Description {
  const label = creatureLabel(creature);
  const quests = creature.questsStarter.length;
  const goods = creature.vendorItems?.totalCount ?? 0;
  return {
    title: label ? `${creatureName(creature)}, ${label}` : creatureName(creature),
    description: sentences(
      `${creatureName(creature)}: ${[label || 'Creature', realmOf(creature.realm).label].join(', ')}`,
      standsIn(zones),
      quests > 0 && `Gives ${thousands(quests)} ${plural(quests, 'quest', 'quests')}`,
      goods > 0 && `Sells ${thousands(goods)} ${plural(goods, 'item', 'items')}`,
    ),
  };
}

/**
 * What a creature sells.
 * @example describeGoods(grumnir).title // 'Items sold by Grumnir'
 */
export function describeGoods(creature: DescribedCreature): Description {
  const name = creatureName(creature);
  const goods = creature.vendorItems?.totalCount ?? 0;
  return {
    title: `Items sold by ${name}`,
    description: `What ${name} sells: ${thousands(goods)} ${plural(goods, 'item', 'items')}, with prices and the way to the vendor.`,
  };
}

/**
 * Where something stands in one of its zones.
 * @example describeSpawns('Grumnir', ekrund).title // 'Grumnir in Ekrund'
 */
export function describeSpawns(name: string, zone: SpawnZone): Description {
  return {
    title: `${name} in ${zone.name}`,
    description: `Where ${name} stands in ${zone.name}: ${spawnCount(zone.count)} on the map of the zone.`,
  };
}

/**
 * A game object: where it stands, and what starts there.
 * @example describeGameObject(shrine, zones).title // 'Mossy Shrine, game object'
 */
export function describeGameObject(object: DescribedObject, zones: readonly SpawnZone[]): Description {
  const quests = object.questsStarter.length;
  return {
    title: `${gameObjectName(object)}, game object`,
    description: sentences(
      `${gameObjectName(object)}: game object`,
      standsIn(zones),
      quests > 0 && `${thousands(quests)} ${plural(quests, 'quest starts', 'quests start')} there`,
    ),
  };
}

const standsIn = (zones: readonly SpawnZone[]) => zones.length > 0 && `Stands in ${zoneNames(zones)}`;

const sentences = (...parts: readonly (string | false)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
