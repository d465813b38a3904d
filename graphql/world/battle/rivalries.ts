import { Random } from '#graphql/world/random.ts';
import type { Realm } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Rivalries } from './brawl.ts';

const PAIRS_PER_CHARACTER = 12 / 3000;

/** Old enemies: one of each realm, both of the highest tier, both often in the field and no healers. */
export function createRivalries(seed: string, characters: readonly Character[]): Rivalries {
  const random = new Random(`${seed}/rivalries`);
  const feuding = (realm: Realm): Character[] =>
    random.shuffle(
      characters.filter(
        ({ calling, tier, zeal }) =>
          calling.realm === realm && calling.archetype !== 'HEALER' && tier === 4 && zeal > 2,
      ),
    );
  const order = feuding('ORDER');
  const destruction = feuding('DESTRUCTION');
  const count = Math.max(3, Math.round(characters.length * PAIRS_PER_CHARACTER));
  return new Map(
    order.slice(0, count).flatMap((one, index) => {
      const other = destruction[index];
      return other
        ? ([
            [one, other],
            [other, one],
          ] as const)
        : [];
    }),
  );
}
