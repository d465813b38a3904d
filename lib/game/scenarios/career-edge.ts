import type { CareerOfScenarioFragment } from '#graphql/generated/documents.ts';
import { plain } from '#lib/format/number.ts';

import { careerLabel } from '../players/careers.ts';
import { falseDiscovery, normalShare } from '../statistics/chance.ts';
import { Z_95 } from './verdict.ts';

type Numbers = Pick<CareerOfScenarioFragment, 'edge' | 'error'>;

/** `more` and `less` for a career that surely wins so compared with its side, `open` where the runs cannot tell. */
type EdgeVerdict = 'more' | 'less' | 'open';

/** The share of false verdicts that a list of careers may have. */
const FALSE_VERDICTS = 0.05;

/** The ends of the 95 % interval of an edge, from -1 to 1. */
const edgeInterval = ({ edge, error }: Numbers) => ({
  low: Math.max(-1, edge - Z_95 * error),
  high: Math.min(1, edge + Z_95 * error),
});

/** Adds a verdict to each career; of those that are said to win more or less, at most one in twenty is by chance. */
export function withEdges<Row extends Numbers>(careers: readonly Row[]) {
  const holds = falseDiscovery(careers.map(chanceOf), FALSE_VERDICTS);
  return careers.map((career, index) => {
    const verdict: EdgeVerdict = !holds[index] ? 'open' : career.edge > 0 ? 'more' : 'less';
    return { ...career, ...edgeInterval(career), verdict };
  });
}

/** The chance of so great an edge, or a greater one, if the career won as often as its side. */
const chanceOf = ({ edge, error }: Numbers): number =>
  error > 0 ? 2 * (1 - normalShare(Math.abs(edge) / error)) : 1;

const points = (share: number): string => plain(Math.round(Math.abs(share) * 100));
const signed = (share: number): string => `${Math.round(share * 100) < 0 ? '−' : '+'}${points(share)}`;

/**
 * An edge in percentage points, with its interval.
 * @example edgeText({ edge: 0.031, low: -0.02, high: 0.08 }) // '+3 (−2 to +8)'
 */
export const edgeText = ({ edge, low, high }: Record<'edge' | 'low' | 'high', number>): string =>
  `${signed(edge)} (${signed(low)} to ${signed(high)})`;

/** Says in a sentence which careers win a scenario more often than their side. */
export function edgeWords(careers: readonly CareerOfScenarioFragment[]): string {
  const settled = withEdges(careers).filter(({ verdict }) => verdict !== 'open');
  if (careers.length === 0) return 'No career has 30 decided runs here.';
  if (settled.length === 0) return 'No career surely wins more often, or less often, than its side.';
  return settled
    .map(
      ({ career, edge, verdict }) =>
        `${careerLabel(career)} wins ${verdict} often than its side, by ${points(edge)} points in a hundred.`,
    )
    .join(' ');
}
