import { flatGroup } from 'd3-array';

/** A session in a wing with a try at an encounter. */
export interface WingTry {
  readonly instanceId: number;
  readonly tanks: number;
  readonly healers: number;
  /** All other members of the party. */
  readonly others: number;
  /** Every encounter of the wing fell. */
  readonly cleared: boolean;
  /** All who took part. */
  readonly characterIds: readonly number[];
}

interface Tries {
  readonly tries: number;
  readonly cleared: number;
}

/** Tries in a wing by parties of the same roles. */
export interface Party extends Tries {
  readonly instanceId: number;
  readonly tanks: number;
  readonly healers: number;
  readonly others: number;
  /** One try of each group. */
  readonly groups: Tries;
  /** One try of each group that came to the wing with other roles. */
  readonly otherGroups: Tries;
}

/** The fewest tries of a party that is listed. */
const FEWEST_TRIES = 5;

/**
 * Counts tries by wing and by the roles of the party, those of at least five, in each wing the most tries first. A group that comes
 * again counts once in `groups` and `otherGroups`: who cleared a wing together is likely to clear it again, and says
 * no more about roles than before.
 * @param tries the newest first
 */
export function partiesOf(tries: readonly WingTry[]): Party[] {
  const parties = flatGroup(
    tries,
    ({ instanceId }) => instanceId,
    ({ tanks }) => tanks,
    ({ healers }) => healers,
    ({ others }) => others,
  );
  return parties
    .filter(([, , , , own]) => own.length >= FEWEST_TRIES)
    .map(([instanceId, tanks, healers, others, own]) => {
      const inParty = new Set(own);
      const rest = tries.filter((one) => one.instanceId === instanceId && !inParty.has(one));
      return {
        instanceId,
        tanks,
        healers,
        others,
        tries: own.length,
        cleared: clearsOf(own),
        groups: countOf(newestOfGroups(own)),
        otherGroups: countOf(newestOfGroups(rest)),
      };
    })
    .toSorted((one, other) => one.instanceId - other.instanceId || other.tries - one.tries);
}

const countOf = (tries: readonly WingTry[]): Tries => ({
  tries: tries.length,
  cleared: clearsOf(tries),
});

const clearsOf = (tries: readonly WingTry[]): number => tries.filter(({ cleared }) => cleared).length;

/**
 * Keeps the newest try of each group: one that shares half of its characters, or half of the other's, with a later one
 * that is kept is of the same group.
 * @param tries the newest first
 */
export function newestOfGroups(tries: readonly WingTry[]): readonly WingTry[] {
  const keptOf = new Map<number, WingTry[]>();
  return tries.filter((one) => {
    const shared = new Map<WingTry, number>();
    for (const id of one.characterIds) {
      for (const later of keptOf.get(id) ?? []) shared.set(later, (shared.get(later) ?? 0) + 1);
    }
    const isAgain = [...shared].some(
      ([later, number]) => number * 2 >= Math.min(one.characterIds.length, later.characterIds.length),
    );
    if (isAgain) return false;
    for (const id of one.characterIds) keptOf.set(id, [...(keptOf.get(id) ?? []), one]);
    return true;
  });
}
