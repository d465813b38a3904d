import { createOperator } from '../operator/operator.ts';
import { Metrics } from '../metrics.ts';
import type { CachedPages } from '../page-cache/cached-pages.ts';

const OPERATOR_TOKEN = 'sixteen-or-more-letters';

/** The header that marks the operator of the site under test. */
export const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** The parts of a site that keeps pages, and lets operators purge and count them. */
export function operated(keptPages: CachedPages) {
  const metrics = new Metrics();
  metrics.watchPages(keptPages.cache);
  const operator = createOperator(metrics, () => keptPages.cache);
  return { keptPages, counters: metrics, operator, env: { PURGE_TOKEN: OPERATOR_TOKEN } };
}
