import { buildLimits } from './build-limits.ts';
import type { PageSample } from './page-samples.ts';
import type { RecordedAnswer } from './recorded-answer.ts';
import { type Limits, recordPages, type Sites, startLimits, startSites } from './start-servers.ts';

/** Everything that runs while something is measured. */
export interface Surroundings {
  readonly pages: readonly PageSample[];
  /** The site's answers for each of the pages. */
  readonly records: readonly RecordedAnswer[];
  readonly servers: Sites & Limits;
}

/**
 * Starts the site, chooses pages, starts the servers of their limits, and stops all of them afterwards. Where anything
 * fails they end with this process.
 */
export async function withServers<Result>(
  choosePages: () => Promise<readonly PageSample[]>,
  measure: (surroundings: Surroundings) => Promise<Result>,
): Promise<Result> {
  const [sites] = await Promise.all([startSites(), buildLimits()]);
  const pages = await choosePages();
  const records = await recordPages(pages);
  const limits = await startLimits(records);
  const result = await measure({ pages, records, servers: { ...sites, ...limits } });
  // The second site asks the first one.
  for (const server of [limits.framework, limits.bare, sites.uncached, sites.site]) await server.stop();
  return result;
}
