import type { Cost } from './fault.ts';
import type { Visit } from './visits.ts';

/**
 * The age of a page's copy: 'cold' for a page never seen before, 'warm' for one seen a moment ago, 'old' for one seen
 * longer ago than any copy may be shown.
 */
export type Acquaintance = 'cold' | 'warm' | 'old';

/** Costs that leave nothing to show but copies. */
const NO_DATA: ReadonlySet<Cost> = new Set(['every record', 'everything']);
/** Milliseconds that a visit may take on a quiet machine; a page itself has four seconds. */
const LONGEST = 4_300;

const ALLOWED: Readonly<Record<Cost, readonly number[]>> = {
  nothing: [200],
  something: [200, 404, 502, 503],
  'other data': [200, 404, 502, 503],
  'every record': [200, 404],
  everything: [200, 502, 503],
};
/** The allowed statuses of pages that have been seen before. */
const ALLOWED_AGAIN: Readonly<Record<Cost, readonly number[]>> = {
  nothing: [200],
  something: [200],
  'other data': [200, 404],
  'every record': [200],
  everything: [200],
};

export interface Expectations {
  /** The words of the page while the API is well; undefined where they are unknown. */
  readonly expected?: string;
  /** Milliseconds that a visit may take. */
  readonly longest?: number;
}

/** Lists the problems of a visit during a fault of the API; empty if there are none. */
export function problemsOf(
  { page, status, took, saysAge, junk, words }: Visit,
  acquaintance: Acquaintance,
  cost: Cost,
  { expected, longest = LONGEST }: Expectations = {},
): readonly string[] {
  const problems: string[] = [];
  const allowed = (acquaintance === 'cold' ? ALLOWED : ALLOWED_AGAIN)[cost];
  if (!allowed.includes(status)) problems.push(`status ${status}`);
  if (took > longest) problems.push(`${Math.round(took)} ms`);
  if (junk !== null) problems.push(`"${junk}"`);
  const isCopy = acquaintance === 'old' && NO_DATA.has(cost) && page.showsData;
  if (isCopy && !saysAge) problems.push('does not say its age');
  if (cost === 'nothing' && status === 200) {
    if (saysAge) problems.push('is a copy');
    const isKnown = page.showsData && expected !== undefined;
    if (isKnown && expected !== words) problems.push(difference(expected, words));
  }
  return problems;
}

/** The first words that differ. */
function difference(expected: string, words: string): string {
  const [wanted, found] = [expected.split(' '), words.split(' ')];
  const at = wanted.findIndex((word, index) => word !== found[index]);
  const around = (all: readonly string[]) => all.slice(Math.max(0, at - 2), at + 4).join(' ');
  return `"${around(found)}" for "${around(wanted)}"`;
}
