import { parseArgs } from 'node:util';

import { freePort } from '../../../lib/server/launch/free-port.mjs';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../../launch-chromium.ts';

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
const { samplePages } = await import('../../walk/page-samples.ts');
const { isFast, lighthouseReport, performanceReport } = await import('./lighthouse-report.ts');

const THEMES = { desktop: 0, mobile: 1 } as const satisfies Record<FormFactor, number>;

/** Prints the verdict on a page. @returns true if nothing is left to wish for */
async function judge(address: string, commands: number, formFactor: FormFactor): Promise<boolean> {
  const line = (text: string) => process.stdout.write(`${formFactor.padEnd(8)} ${text} ${address}\n`);
  if (values.performance) {
    const report = await performanceReport(address, commands, formFactor);
    const { score, largestContentfulPaint, totalBlockingTime, cumulativeLayoutShift } = report;
    line(
      `${String(score).padStart(3)}  LCP ${largestContentfulPaint.toFixed(0).padStart(4)} ms  ` +
        `TBT ${totalBlockingTime.toFixed(0).padStart(4)} ms  CLS ${cumulativeLayoutShift.toFixed(3)}`,
    );
    return isFast(report, formFactor);
  }
  const { scores, failures } = await lighthouseReport(address, commands, formFactor);
  line(scores.join(' ').padEnd(12));
  for (const failure of failures) process.stdout.write(`  ${failure}\n`);
  return failures.length === 0;
}

const pages = await samplePages(wanted);
const subject = values.performance ? 'performance' : 'accessibility, best practices, search engines';
process.stdout.write(`${pages.length} kinds of pages: ${subject}\n`);
process.exitCode = 0;
for (const formFactor of ['desktop', 'mobile'] as const) {
  const commands = await freePort();
  const theme = `--blink-settings=preferredColorScheme=${THEMES[formFactor]}`;
  const args = [...(CHROMIUM.args ?? []), `--remote-debugging-port=${commands}`, theme];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  try {
    for (const { path } of pages) {
      if (!(await judge(SITE + path, commands, formFactor))) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}
