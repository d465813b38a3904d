import type { WornItemFragment } from '#graphql/generated/documents.ts';

import { compareSlots } from '../armory/armory-comparison.ts';
import type { Pair } from '../difference.ts';
import type { Build, Gear } from './build.ts';

/** A build with its items, and what the page calls it. */
interface NamedGear {
  readonly name: string;
  readonly build: Pick<Build, 'career'>;
  readonly gear: Gear;
}

/** The items of two builds, slot by slot, as two armories are compared; without slots that are empty in both. */
export const gearPairs = (mine: NamedGear, theirs: NamedGear): readonly Pair<WornItemFragment>[] =>
  compareSlots(wearerOf(mine), wearerOf(theirs));

const wearerOf = ({ name, build, gear }: NamedGear) => ({ name, career: build.career, items: gear });
