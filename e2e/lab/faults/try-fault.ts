import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Cost, GarblingApi } from './garbling-api.ts';
import { type TriedPage, type Visit, visitAll } from './visits.ts';

/**
 * The age of a page's copy: 'cold' for a page never seen before, 'warm' for one seen a moment ago, 'old' for one seen
 * longer ago than any copy may be shown.
 */
type Acquaintance = 'cold' | 'warm' | 'old';

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

interface Expectations {
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

/** A site with a clock, over an API that goes wrong. */
export interface FaultySite {
  readonly origin: string;
  readonly clock: string;
  readonly api: GarblingApi;
}

/** The result of a fault. */
export interface Trial {
  readonly fault: Fault;
  readonly visits: Readonly<Record<Acquaintance, readonly Visit[]>>;
  /** The problems found, a line for each page. */
  readonly problems: readonly string[];
}

/** Milliseconds; more than anything is good for, less than for which what was there is remembered. */
const TWO_HOURS = 7_200_000;
/** Milliseconds after which a site that is not well again after a fault will not be. */
const RECOVERY = 300_000;

/** Lets time pass in the caches of a site. */
async function advance(clock: string, milliseconds: number): Promise<void> {
  await fetch(clock, { method: 'POST', body: String(milliseconds) });
}

/**
 * Lets a site see pages of an API that is well, again and again until it shows nothing old.
 * @throws Error when that takes too long
 */
export async function seeAll(
  { origin, clock, api }: FaultySite,
  pages: readonly TriedPage[],
): Promise<readonly Visit[]> {
  await api.setFault(null);
  await advance(clock, TWO_HOURS);
  const end = performance.now() + RECOVERY;
  const seen = new Map<string, Visit>();
  for (let left = pages; left.length > 0;) {
    const visits = await visitAll(origin, left);
    for (const one of visits) if (one.status === 200 && !one.saysAge) seen.set(one.page.path, one);
    left = pages.filter(({ path }) => !seen.has(path));
    if (left.length === 0) break;
    if (performance.now() > end) throw new Error(`Not well again: ${left.map(({ path }) => path).join(' ')}`);
    await wait(500);
  }
  return [...seen.values()];
}

/** Visits pages that a site has seen a moment ago, and again when they are old, while its API goes wrong. */
export async function trySeen(
  site: FaultySite,
  fault: Fault,
  pages: readonly TriedPage[],
): Promise<Pick<Trial['visits'], 'warm' | 'old'>> {
  await seeAll(site, pages);
  await site.api.setFault(fault);
  const warm = await visitAll(site.origin, pages);
  await advance(site.clock, TWO_HOURS);
  return { warm, old: await visitAll(site.origin, pages) };
}

/**
 * Judges what pages came to.
 * @param longest milliseconds that a visit may take, where the machine is not a quiet one
 */
export function judge(
  fault: Fault,
  visits: Trial['visits'],
  words: ReadonlyMap<string, string> = new Map(),
  longest?: number,
): Trial {
  const of = (acquaintance: Acquaintance) =>
    visits[acquaintance].flatMap((visit) => {
      const { path } = visit.page;
      const problems = problemsOf(visit, acquaintance, fault.cost, { expected: words.get(path), longest });
      return problems.length > 0 ? [`${acquaintance} ${path}: ${problems.join(', ')}`] : [];
    });
  return { fault, visits, problems: [...of('cold'), ...of('warm'), ...of('old')] };
}
