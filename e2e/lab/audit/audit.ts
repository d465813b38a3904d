import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';

import { freePort } from '../../../lib/server/launch/free-port.mjs';

import type { FormFactor } from './lighthouse-report.ts';

/*
 * Asks Lighthouse about one page of each kind of a site that runs, and prints scores and what failed. Takes the site's
 * port, and parts of addresses to look at only those kinds: npm run lab -- audit 3000 /kill /item. With --performance it
 * asks how fast the pages are instead. The theme is the light one on mobile, the dark one on desktop.
 */

const { values, positionals } = parseArgs({
  options: { performance: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [port = '3000', ...wanted] = positionals;
// The walk goes through the site of the browser tests, whose port it reads when it is loaded.
process.env.E2E_PORT = port;
const { SITE } = await import('../../servers/addresses.ts');
const { kindOf } = await import('../../walk/page-kinds.ts');
const { walkSite } = await import('../../walk/walk.ts');
const { lighthouseReport } = await import('./lighthouse-report.ts');
const { isFast, performanceReport } = await import('./performance-report.ts');

const THEMES = { desktop: 0, mobile: 1 } as const satisfies Record<FormFactor, number>;

/** The first page of each kind that the links lead to. */
async function pagesByKind(): Promise<ReadonlyMap<string, string>> {
  const { visits } = await walkSite(['/']);
  const kinds = new Map<string, string>();
  for (const { path, status } of visits) {
    const kind = kindOf(new URL(path, SITE).pathname);
    if (status !== 200 || kind === undefined || kinds.has(kind) || path.includes('?')) continue;
    if (wanted.length === 0 || wanted.some((part) => kind.startsWith(part))) kinds.set(kind, path);
  }
  return kinds;
}

/** A verdict on a page, and whether nothing is left to wish for. */
interface Verdict {
  readonly summary: string;
  readonly failures: readonly string[];
  readonly sound: boolean;
}

async function quality(address: string, commands: number, formFactor: FormFactor): Promise<Verdict> {
  const { scores, failures } = await lighthouseReport(address, commands, formFactor);
  return { summary: scores.join(' ').padEnd(12), failures, sound: failures.length === 0 };
}

async function speed(address: string, commands: number, formFactor: FormFactor): Promise<Verdict> {
  const report = await performanceReport(address, commands, formFactor);
  const cells = [
    String(report.score).padStart(3),
    `LCP ${report.largestContentfulPaint.toFixed(0).padStart(4)} ms`,
    `TBT ${report.totalBlockingTime.toFixed(0).padStart(4)} ms`,
    `CLS ${report.cumulativeLayoutShift.toFixed(3)}`,
  ];
  const sound = isFast(report, formFactor);
  return { summary: `${cells.join('  ')} ${sound ? ' ' : '!'}`, failures: [], sound };
}

async function audit(formFactor: FormFactor, pages: ReadonlyMap<string, string>): Promise<boolean> {
  const commands = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      `--remote-debugging-port=${commands}`,
      `--blink-settings=preferredColorScheme=${THEMES[formFactor]}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const judge = values.performance ? speed : quality;
  let sound = true;
  try {
    for (const [kind, path] of pages) {
      const verdict = await judge(SITE + path, commands, formFactor);
      process.stdout.write(`${formFactor.padEnd(8)} ${verdict.summary} ${kind}  ${path}\n`);
      for (const failure of verdict.failures) process.stdout.write(`  ${failure}\n`);
      sound &&= verdict.sound;
    }
  } finally {
    await browser.close();
  }
  return sound;
}

const pages = await pagesByKind();
const subject = values.performance ? 'performance' : 'accessibility, best practices, search engines';
process.stdout.write(`${pages.size} kinds of pages: ${subject}\n`);
const desktop = await audit('desktop', pages);
const mobile = await audit('mobile', pages);
process.exitCode = desktop && mobile ? 0 : 1;
