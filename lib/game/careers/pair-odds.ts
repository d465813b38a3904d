import type { CareerPairRowFragment } from '#graphql/generated/documents.ts';

import { realmOfCareer } from '../players/careers.ts';
import { clusteredBothWays, type Estimated, groupVariance } from '../statistics/random-groups.ts';

/** Kills of a career on an enemy and deaths by it, with what both careers' kills and deaths would give. */
interface PairOdds {
  readonly pair: CareerPairRowFragment;
  readonly expectedKills: number;
  readonly expectedDeaths: number;
  /** The natural logarithm of the odds of a kill to a death, by the expected ones. */
  readonly odds: number;
  /** The variance of the odds; null where too few players tell it. */
  readonly estimated: Estimated | null;
}

/** Kills, and those of each random group of characters. */
interface Count {
  readonly all: number;
  readonly groups: readonly number[];
}

/** A cell of a table of kills with the sums of its row, of its column and of the whole table. */
interface Cell {
  readonly count: Count;
  readonly row: Count;
  readonly column: Count;
  readonly table: Count;
}

/** Added to counts, so that their logarithms are known where they are 0 (Haldane and Anscombe). */
const HALF = 0.5;
const NONE: Count = { all: 0, groups: [] };

/**
 * Compares each pair of careers with its expectation: of the kills of one realm on the other, those of a career times
 * the deaths of an enemy, by all. The variance is clustered both ways, by the characters of either realm, each way in
 * random groups: as killers and as victims.
 */
export function pairOdds(pairs: readonly CareerPairRowFragment[]): readonly PairOdds[] {
  const made = cellsOf(pairs, ({ kills, groupKills }) => ({ all: kills, groups: groupKills }));
  const lost = cellsOf(pairs, ({ deaths, groupDeaths }) => ({ all: deaths, groups: groupDeaths }));
  const cells = pairs.map((pair) => ({ pair, made: made(pair), lost: lost(pair) }));
  const variances = new Map(
    cells.map((each) => [`${each.pair.career} ${each.pair.enemy}`, varianceOf(each)]),
  );
  return cells.map((each) => {
    const { pair } = each;
    const own = variances.get(`${pair.career} ${pair.enemy}`);
    const others = variances.get(`${pair.enemy} ${pair.career}`);
    const single = singleVariance(each.made) + singleVariance(each.lost);
    return {
      pair,
      expectedKills: expected(each.made),
      expectedDeaths: expected(each.lost),
      odds: logRatio(each.made) - logRatio(each.lost),
      estimated: own && others ? clusteredBothWays(own, others, single) : null,
    };
  });
}

const expected = ({ row, column, table }: Cell): number => row.all * inverse(column, table);
const inverse = (one: Count, by: Count): number => (by.all > 0 ? one.all / by.all : 0);
const logRatio = (cell: Cell): number => Math.log((cell.count.all + HALF) / (expected(cell) + HALF));

/** The variance of `logRatio` of kills that are independent of each other. */
const singleVariance = ({ count, row, column, table }: Cell): number =>
  ((1 - inverse(row, table)) * (1 - inverse(column, table))) / (count.all + HALF);

/** The variance of the odds over the characters of the career's realm. */
function varianceOf({ made, lost }: Record<'made' | 'lost', Cell>): Estimated | null {
  const kills = made.count.groups;
  const moves = kills.map((_, group) => moveOf(made, group) - moveOf(lost, group));
  return groupVariance(
    moves,
    kills.filter((count, group) => count + (lost.count.groups[group] ?? 0) > 0).length,
  );
}

/** By how much a group moves `logRatio`, to the first order. */
function moveOf({ count, row, column, table }: Cell, group: number): number {
  const part = (sum: Count): number => (sum.all > 0 ? (sum.groups[group] ?? 0) / sum.all : 0);
  return (count.groups[group] ?? 0) / (count.all + HALF) - part(row) - part(column) + part(table);
}

/** Sums up one of the two tables of kills. */
function cellsOf(
  pairs: readonly CareerPairRowFragment[],
  countOf: (pair: CareerPairRowFragment) => Count,
): (pair: CareerPairRowFragment) => Cell {
  const sums = new Map<string, Count>();
  const namesOf = ({ career, enemy }: CareerPairRowFragment) =>
    [career, `${realmOfCareer(career)} ${enemy}`, realmOfCareer(career)] as const;
  for (const pair of pairs) {
    const { all, groups } = countOf(pair);
    for (const name of namesOf(pair)) {
      const known = sums.get(name) ?? NONE;
      sums.set(name, {
        all: known.all + all,
        groups: groups.map((count, group) => count + (known.groups[group] ?? 0)),
      });
    }
  }
  return (pair) => {
    const [row, column, table] = namesOf(pair).map((name) => sums.get(name) ?? NONE);
    return { count: countOf(pair), row: row ?? NONE, column: column ?? NONE, table: table ?? NONE };
  };
}
