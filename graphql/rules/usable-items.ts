import type { Career, ItemType, Race } from '#graphql/generated/resolvers.ts';
import items from './usable-items.json' with { type: 'json' };

/** Item types that everybody can use, or at least own. */
export const UNIVERSAL = items.universal as readonly ItemType[];

type Training = readonly [race: Race, ...types: ItemType[]];

/** Further item types that a career can use, gaps and all (rules.md: Careers). */
export const TRAINING = items.training as unknown as Readonly<Record<Career, Training>>;

interface Restricted {
  readonly type: ItemType;
  /** Empty where every race may have it, and so with careers. */
  readonly races: readonly Race[];
  readonly careers: readonly Career[];
}

/** True if a character of a career may wear or use an item: by its type, by race and by career. */
export function isUsable(career: Career, { type, races, careers }: Restricted): boolean {
  const [race, ...types] = TRAINING[career];
  return (
    (UNIVERSAL.includes(type) || types.includes(type)) &&
    (races.length === 0 || races.includes(race)) &&
    (careers.length === 0 || careers.includes(career))
  );
}
