import { type Measured, keepsLimit } from './check-limits.ts';
import { launchChromium } from './launch-chromium.ts';
import { findLoadGenerator } from './load.ts';
import { markdownTable } from './markdown-table.ts';
import { measureLoad, ratioOf } from './measure-load.ts';
import { measureWeight } from './measure-weight.ts';
import type { Options } from './options.ts';
import { fewPages } from './page-samples.ts';
import { textOf, visibleMarkup } from './recorded-answer.ts';
import { THRESHOLDS } from './thresholds.ts';
import { type Surroundings, withServers } from './with-servers.ts';

/** What the short form came to, counted as tests are. */
export interface CheckResults {
  readonly passed: number;
  readonly failed: number;
  readonly measured: readonly Measured[];
}

/** Pages that are put load on; the others are only weighed. */
const LOADED = 2;
const CONNECTIONS = 8;

/** Measures a few pages, prints every limit, and makes the command fail where one is not kept. */
export async function runCheck({ rounds }: Pick<Options, 'rounds'>): Promise<CheckResults> {
  const measured = await withServers(fewPages, async (surroundings) => [
    ...htmlSizes(surroundings),
    ...(await weights(surroundings)),
    ...(await loads(surroundings, rounds)),
  ]);
  const failed = measured.filter((one) => !keepsLimit(one)).length;
  process.stdout.write(markdownTable(checkTable(measured)));
  if (failed > 0) process.exitCode = 1;
  return { passed: measured.length - failed, failed, measured };
}

function checkTable(measured: readonly Measured[]) {
  return {
    title: 'Limits',
    columns: ['Page', 'What', 'Measured', 'Limit', 'Goal', 'Kept'],
    rows: measured.map((one) => {
      const { label, bound, limit, goal } = THRESHOLDS[one.metric];
      return [one.path, label, one.value, `${bound} ${limit}`, goal, keepsLimit(one) ? '✓' : '✗'];
    }),
  };
}

function htmlSizes({ records }: Surroundings): readonly Measured[] {
  return records.map((record) => {
    const html = textOf(record);
    return { path: record.path, metric: 'html', value: html.length / visibleMarkup(html).whole.length };
  });
}

async function weights({ pages, servers }: Surroundings): Promise<readonly Measured[]> {
  const browser = await launchChromium();
  const measured: Measured[] = [];
  try {
    for (const { path } of pages) {
      const { requests, bytes, bytesByType } = await measureWeight(browser, servers.site.origin + path);
      measured.push(
        { path, metric: 'script', value: bytesByType.Script / 1000 },
        { path, metric: 'requests', value: requests },
        { path, metric: 'bytes', value: bytes / 1000 },
      );
    }
  } finally {
    await browser.close();
  }
  return measured;
}

async function loads({ pages, servers }: Surroundings, rounds: number): Promise<readonly Measured[]> {
  const measured = await measureLoad(pages.slice(0, LOADED), {
    servers,
    generator: findLoadGenerator(),
    connections: CONNECTIONS,
    rounds,
    onProgress: () => {},
  });
  return measured.flatMap(({ page: { path }, rounds }) => [
    { path, metric: 'warm', value: ratioOf(rounds.warm, rounds.string) } as const,
    { path, metric: 'hot', value: ratioOf(rounds.hot, rounds.file) } as const,
  ]);
}
