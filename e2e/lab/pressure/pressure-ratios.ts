import type { ChildServer } from '../../servers/child-server.ts';
import type { Measured } from '../benchmark/check-limits.ts';
import { visitOnce } from '../benchmark/unseen/visit-once.ts';
import { accepted, refused, timeOf } from './answered.ts';
import { sendSteadily } from './send-steadily.ts';
import { whileProbing } from './while-probing.ts';

const CONNECTIONS = 8;
const TIMES = 4;
const SECONDS = 3;
/** Pages by which it is measured how many are rendered a second, and how long one takes alone. */
const MEASURED = 80;
const ALONE = 15;
/** So many pages a second are asked for at most, on any machine. */
const MOST_PER_SECOND = 400;

/** The number of unseen pages that one measurement takes. */
export const PAGES_UNDER_PRESSURE = MEASURED + ALONE + SECONDS * MOST_PER_SECOND;

/**
 * Asks a site for four times as many pages as it can render, and compares what visitors see with a page that is rendered
 * alone, on the same machine a moment before.
 * @param paths of pages that nobody saw yet
 */
export async function pressureRatios(
  site: ChildServer,
  paths: readonly string[],
): Promise<readonly Measured[]> {
  const { perSecond } = await visitOnce(site, paths.slice(0, MEASURED), CONNECTIONS);
  const { firstByte } = await visitOnce(site, paths.slice(MEASURED, MEASURED + ALONE), 1);
  const rate = Math.min(MOST_PER_SECOND, TIMES * perSecond);
  const addresses = paths
    .slice(MEASURED + ALONE)
    .slice(0, Math.round(SECONDS * rate))
    .map((path) => site.origin + path);
  const { result, kept } = await whileProbing(site, ['/kills'], () => sendSteadily(addresses, rate));
  const path = '/kill/[id]';
  return [
    { path: '/kills', metric: 'keptUnderPressure', value: timeOf(kept, 0.9) / firstByte },
    { path, metric: 'refusedUnderPressure', value: timeOf(refused(result), 0.9) / firstByte },
    { path, metric: 'renderedUnderPressure', value: accepted(result).length / SECONDS / perSecond },
  ];
}
