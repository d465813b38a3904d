import type { CareerOfScenarioFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';

import { falseDiscovery } from '../statistics/chance.ts';
import { clusteredBothWays, type Estimated, groupVariance, tested } from '../statistics/random-groups.ts';
import { careerPlural } from './standing.ts';

type Counted = Pick<
  CareerOfScenarioFragment,
  'players' | 'wins' | 'edge' | 'error' | 'groupPlayers' | 'groupWins'
>;

/** `more` and `less` for a career that surely wins so compared with its side, `open` where the runs cannot tell. */
type EdgeVerdict = 'more' | 'less' | 'open';

/** The share of false verdicts that a list of careers may have. */
const FALSE_VERDICTS = 0.05;
/** Runs are many: their variance is known well enough. */
const MANY = 1e6;

/**
 * Adds to each career its verdict and the 95 % interval of its edge, from -1 to 1, null where too few players tell it; of
 * those that are said to win more or less, at most one in twenty is by chance. Runs that one player was in are no separate
 * evidence: the variance is clustered by runs, of which `error` is, and by players.
 */
export function withEdges<Row extends Counted>(careers: readonly Row[]) {
  const tests = careers.map((career) => tested(career.edge, estimate(career)));
  const holds = falseDiscovery(
    tests.map(({ chance }) => chance),
    FALSE_VERDICTS,
  );
  return careers.map((career, index) => {
    const { low = null, high = null } = tests[index] ?? {};
    const verdict: EdgeVerdict = !holds[index] ? 'open' : career.edge > 0 ? 'more' : 'less';
    const bounds = { low: low && Math.max(-1, low), high: high && Math.min(1, high) };
    return { ...career, ...bounds, verdict };
  });
}

function estimate({ players, wins, error, groupPlayers, groupWins }: Counted): Estimated | null {
  const share = wins / players;
  const moves = groupPlayers.map((count, group) => ((groupWins[group] ?? 0) - count * share) / players);
  const overPlayers = groupVariance(moves, groupPlayers.filter((count) => count > 0).length);
  const single = (share * (1 - share)) / players;
  return overPlayers && clusteredBothWays({ variance: error ** 2, freedom: MANY }, overPlayers, single);
}

/** A career of a scenario with its edge, and what can be said of it. */
export type CareerEdge = ReturnType<typeof withEdges<CareerOfScenarioFragment>>[number];

const points = (share: number): string => plain(Math.round(Math.abs(share) * 100));
const signed = (share: number): string => `${Math.round(share * 100) < 0 ? '−' : '+'}${points(share)}`;

/**
 * An edge in percentage points, with its interval where it is known.
 * @example edgeText({ edge: 0.031, low: -0.02, high: 0.08 }) // '+3 (−2 to +8)'
 */
export const edgeText = ({ edge, low, high }: Pick<CareerEdge, 'edge' | 'low' | 'high'>): string =>
  low === null || high === null ? signed(edge) : `${signed(edge)} (${signed(low)} to ${signed(high)})`;

/** The verdict on a career in a few words. */
export function edgeVerdictWords({ verdict, low }: Pick<CareerEdge, 'verdict' | 'low'>): string {
  if (verdict !== 'open') return verdict === 'more' ? 'Wins more often' : 'Wins less often';
  return low === null ? 'Too few players to tell' : 'No clear difference';
}

/** Says in a sentence which careers win a scenario more often than their side. */
export function edgeWords(careers: readonly Pick<CareerEdge, 'career' | 'edge' | 'verdict'>[]): string {
  const settled = careers.filter(({ verdict }) => verdict !== 'open');
  if (careers.length === 0) return 'No career has 30 decided runs here.';
  if (settled.length === 0) return 'No career clearly wins more or less often than its side.';
  return settled
    .map(
      ({ career, edge, verdict }) =>
        `${careerPlural(career)} win ${verdict} often than their side, by ${points(edge)} percentage points.`,
    )
    .join(' ');
}
