import type { WornItemFragment } from '#graphql/generated/documents.ts';

import { compareSlots } from '../armory/armory-comparison.ts';
import type { Pair } from '../difference.ts';
import type { Build, Gear } from './build.ts';

/** A build with its items, and what the page calls it. */
interface NamedGear {
  readonly name: string;
  /** The character who wears it; null for a build, whose name is no proper one. */
  readonly wornBy: string | null;
  readonly build: Pick<Build, 'career'>;
  readonly gear: Gear;
}

/** The items of two builds, slot by slot, as two armories are compared; without slots that are empty in both. */
export const gearPairs = (mine: NamedGear, theirs: NamedGear): readonly Pair<WornItemFragment>[] =>
  compareSlots(wearerOf(mine), wearerOf(theirs));

const wearerOf = ({ name, wornBy, build, gear }: NamedGear) => ({
  name: wornBy === null ? name.toLowerCase() : name,
  career: build.career,
  items: gear,
});
