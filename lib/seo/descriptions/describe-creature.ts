import type {
  CreatureInfoFragment,
  CreatureRowFragment,
  GameObjectInfoFragment,
} from '#graphql/generated/documents.ts';
import { counted, plural } from '#lib/format/number.ts';
import { creatureLabel, creatureTitle } from '#lib/game/creatures/creature-label.ts';
import type { Numbered } from '#lib/game/name-or-number.ts';
import { spawnCount, type SpawnZone, zoneNames } from '#lib/game/places/spawn-zones.ts';
import { realmOf } from '#lib/game/players/careers.ts';

import { type Description, described, numbered, partWords, sentences, titleOf } from './wording.ts';
import { creatureName, gameObjectName } from '../record-names.ts';

interface QuestPlace {
  readonly questsStarter: readonly unknown[];
  readonly questsFinisher: readonly unknown[];
}

type DescribedCreature = CreatureRowFragment & QuestPlace & Pick<CreatureInfoFragment, 'vendorItems'>;
type DescribedObject = Pick<GameObjectInfoFragment, 'id' | 'name'> & QuestPlace;

/**
 * A creature: title, kind, realm, where it stands, what it gives and sells.
 * @example describeCreature(grumnir, zones).title // 'Grumnir, Dwarf in Ekrund (#7)'
 */
export function describeCreature(creature: DescribedCreature, zones: readonly SpawnZone[]): Description {
  const name = creatureName(creature);
  const kinds = [creatureTitle(creature), creatureLabel(creature)].filter(Boolean);
  const label = kinds.at(-1) ?? 'Creature';
  const { length: quests } = creature.questsStarter;
  const { length: finished } = creature.questsFinisher;
  const goods = creature.vendorItems?.totalCount ?? 0;
  return {
    title: placedTitle(name.includes(label) ? name : `${name}, ${label}`, creature, zones),
    description: sentences(
      `${numbered(name, creature)}: ${kinds.join(', ') || 'Creature'}, ${realmOf(creature.realm).label}`,
      standsIn(zones),
      quests > 0 && `Gives ${counted(quests, 'quest')}`,
      finished > 0 && `Takes ${counted(finished, 'finished quest')}`,
      goods > 0 && `Sells ${counted(goods, 'item')}`,
      zones.length === 0 &&
        (quests + finished + goods === 0
          ? 'Where it stands is not known, and it gives no quest and sells nothing'
          : 'Where it stands is not known'),
      partWords([
        zones.length > 0 && 'every place on the map of each zone',
        quests > 0 && (zones.length > 0 ? 'its quests' : 'its quests and their rewards'),
        goods > 0 && 'what it sells',
      ]),
    ),
  };
}

/** The page of items that a creature sells: 'Items sold by Grumnir (#7)'. */
export function describeGoods(creature: DescribedCreature): Description {
  const [name, number] = [creatureName(creature), numbered('', creature)];
  const goods = counted(creature.vendorItems?.totalCount ?? 0, 'item');
  return described(
    [`Items sold by ${name}${number}`],
    `What ${name} sells${number}: ${goods}, with prices in gold and in tokens, and where the vendor stands`,
  );
}

/** The quests that end at a creature or a game object: 'Quests that end at Grumnir (#7)'. */
export function describeFinished(name: string, place: Numbered & QuestPlace): Description {
  const { length } = place.questsFinisher;
  const title = `Quests that end at ${name}${numbered('', place)}`;
  return described(
    [title],
    `${title}: ${counted(length, 'quest')}, with rewards and the creatures that give ${plural(length, 'it', 'them')}`,
  );
}

/** The map of a creature's or a game object's spawns in one zone: 'Grumnir in Ekrund, map of 3 spawns (#7)'. */
export function describeSpawns(name: string, record: Numbered, zone: SpawnZone): Description {
  const [number, spawns] = [numbered('', record), spawnCount(zone.count)];
  return described(
    [`${name} in ${zone.name}, map of ${spawns}${number}`, `${name} in ${zone.name}${number}`],
    `Where ${name} stands in ${zone.name}${number}: ${spawns} on the map of the zone, each place in words too`,
  );
}

/**
 * A game object: where it stands, and what starts and ends there.
 * @example describeGameObject(shrine, zones).title // 'Mossy Shrine, game object in Ekrund (#9)'
 */
export function describeGameObject(object: DescribedObject, zones: readonly SpawnZone[]): Description {
  const name = gameObjectName(object);
  const { length: quests } = object.questsStarter;
  const { length: finished } = object.questsFinisher;
  return {
    title: placedTitle(`${name}, game object`, object, zones),
    description: sentences(
      `${numbered(name, object)}: game object`,
      standsIn(zones),
      questWords(quests, finished),
      zones.length === 0 &&
        (quests + finished === 0
          ? 'Where it stands is not known, and no quest starts there'
          : 'Where it stands is not known'),
      partWords([
        zones.length > 0 && 'every place on the map of each zone',
        quests > 0 && 'the quests that start there',
      ]),
    ),
  };
}

/**
 * Says how many quests start and end at a place; false for none.
 * @example questWords(1, 2) // '1 quest starts and 2 end there'
 */
function questWords(started: number, finished: number): string | false {
  const starts = counted(started, 'quest starts', 'quests start');
  if (finished === 0) return started > 0 && `${starts} there`;
  if (started === 0) return `${counted(finished, 'quest ends', 'quests end')} there`;
  return `${starts} and ${counted(finished, 'ends', 'end')} there`;
}

function placedTitle(title: string, record: Numbered, [zone]: readonly SpawnZone[]): string {
  return titleOf(...(zone ? [numbered(`${title} in ${zone.name}`, record)] : []), numbered(title, record));
}

const standsIn = (zones: readonly SpawnZone[]) => zones.length > 0 && `Stands in ${zoneNames(zones)}`;
