import { Random } from '#graphql/world/random.ts';
import type { ZoneKind } from '#graphql/world/zones/zones.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { GameObject } from './creature.ts';
import { SpawnPlacer } from './spawn-placer.ts';
import words from '../words/creatures.json' with { type: 'json' };

const FIRST_ID = 90_000;
const FIRST_SPAWN_ID = 900_000;
const OBJECTS = 120;

const { adjectives: ADJECTIVES, nouns: NOUNS } = words.objects;

const HABITATS = words.objects.habitats as readonly ZoneKind[];

/** 120 game objects whatever the scale; ids ascend with gaps. */
export function createGameObjects({ seed }: Pick<WorldOptions, 'seed'>): readonly GameObject[] {
  const random = new Random(`${seed}/game-objects`);
  const placer = new SpawnPlacer(random, FIRST_SPAWN_ID);
  let id = FIRST_ID;
  return Array.from({ length: OBJECTS }, () => {
    const noun = random.pick(NOUNS);
    const name = random.chance(0.15) ? noun : `${random.pick(ADJECTIVES)} ${noun}`;
    const model = `${noun.toLowerCase()}_${String(random.int(1, 9)).padStart(2, '0')}`;
    return {
      id: (id += random.int(1, 3)),
      name,
      modelName: random.chance(0.15) ? null : model,
      spawns: random.chance(0.12) ? [] : placer.placeSpawns(HABITATS, random.int(1, 3), random.int(1, 5)),
    };
  });
}
