import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { childEnv } from '#lib/server/launch/command-env.mjs';
import { exitOnSignals } from '../../../lib/server/testing/exit-on-signals.mjs';
import { SITE_PORT } from '../../servers/addresses.ts';
import { ROOT, startServer } from '../../servers/child-server.ts';
import { PATIENT } from '../../servers/plain-environment.ts';
import { keptChapter } from './chapters/kept-chapter.ts';
import { unseenChapter } from './chapters/unseen-chapter.ts';
import { weightChapter } from './chapters/weight-chapter.ts';
import { markdownTable, type Table, type Cell } from './markdown-table.ts';
import { samplePages, SITE_SCRIPT, type Surroundings } from './page-samples.ts';
import { freePort } from '#lib/server/launch/free-port.mjs';
import { performanceReport } from '../audit/lighthouse-report.ts';
import { launchChromium } from '../../launch-chromium.ts';

/** The folder of the Next app whose pages are the limits. */
const LIMITS = join(import.meta.dirname, 'limits');

const STAMP = join(LIMITS, '.next', 'BUILD_ID');

/**
 * Builds the app of the limits where its sources or the packages are newer than its build.
 * @throws Error with what Next says when it does not build
 */
async function buildLimits(): Promise<void> {
  if (existsSync(STAMP) && newestSource() < statSync(STAMP).mtimeMs) return;
  const program = [join(ROOT, 'node_modules/.bin/next'), 'build', LIMITS];
  await promisify(execFile)(process.execPath, program, {
    cwd: ROOT,
    env: childEnv({ NODE_ENV: 'production' }),
  });
}

/** The newest modification time of the files that go into the build, in epoch milliseconds. */
function newestSource(): number {
  const files = readdirSync(LIMITS, { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.startsWith('.next') && /\.(?:tsx?|mjs)$/.test(file) && file !== 'next-env.d.ts')
    .map((file) => join(LIMITS, file));
  return Math.max(...[...files, join(ROOT, 'package-lock.json')].map((file) => statSync(file).mtimeMs));
}

/*
 * Measures the speed of the built site beside an empty Next page and a bare Node server, and prints a table a chapter.
 *
 *   npm run lab -- bench                          every kind of page
 *   npm run lab -- bench /kill /items             kinds that begin so
 *   npm run lab -- bench --chapters kept,weight   some of the chapters; lighthouse only where it is named
 */

const CHAPTERS: Readonly<Record<string, (surroundings: Surroundings) => Promise<Table>>> = {
  unseen: unseenChapter,
  kept: keptChapter,
  weight: weightChapter,
  lighthouse: lighthouseChapter,
};

exitOnSignals();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { chapters: { type: 'string', default: 'unseen,kept,weight' } },
});
const chapters = values.chapters.split(',').map((name) => {
  const chapter = CHAPTERS[name];
  if (!chapter) throw new Error(`--chapters takes ${Object.keys(CHAPTERS).join(', ')}, not ${name}`);
  return chapter;
});

await buildLimits();
const data = { DATA_DIR: process.env.DATA_DIR || join('.data', `e2e-${SITE_PORT}`), WORLD_SEED: 'e2e' };
const site = await startServer(SITE_SCRIPT, { port: SITE_PORT, env: { ...PATIENT, ...data } });
const framework = await startServer('e2e/lab/benchmark/limits-server.ts', { folder: LIMITS });
const pages = await samplePages(positionals);
for (const chapter of chapters) {
  process.stdout.write(`${markdownTable(await chapter({ pages, site, framework }))}\n`);
}
process.stdout.write(`The site has ${Math.round(site.memory())} MB of memory.\n`);
await Promise.all([site.stop(), framework.stop()]);

/** Lighthouse on a desktop and the slow phone, and how much longer than an empty Next page a page blocks its visitor. */
async function lighthouseChapter({ pages, site, framework }: Surroundings): Promise<Table> {
  const port = await freePort();
  const browser = await launchChromium([`--remote-debugging-port=${port}`]);
  const rows: (readonly Cell[])[] = [];
  try {
    const emptyPage = `${framework.origin}/empty`;
    // The first page of a browser that has just started blocks for longer than it ever does again.
    await performanceReport(emptyPage, port, 'mobile');
    const empty = await performanceReport(emptyPage, port, 'mobile');
    const rowOf = async (kind: string, address: string) => {
      const desktop = await performanceReport(address, port, 'desktop');
      const phone = await performanceReport(address, port, 'mobile');
      const blocked = phone.totalBlockingTime;
      const { largestContentfulPaint, cumulativeLayoutShift } = phone;
      const shift = Math.max(cumulativeLayoutShift, desktop.cumulativeLayoutShift);
      const above = blocked - empty.totalBlockingTime;
      return [kind, desktop.score, phone.score, largestContentfulPaint, blocked, above, shift];
    };
    rows.push(await rowOf('an empty Next page', emptyPage));
    for (const { kind, path } of pages) rows.push(await rowOf(kind, site.origin + path));
  } finally {
    await browser.close();
  }
  return {
    title: 'Lighthouse on a desktop and on the slow phone',
    columns: ['Page', 'desktop', 'phone', 'LCP ms', 'TBT ms', 'above an empty page', 'CLS'],
    rows,
  };
}
