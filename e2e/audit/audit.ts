import { chromium } from '@playwright/test';

import { freePort } from '../../lib/server/launch/free-port.mjs';

import type { FormFactor } from './lighthouse-report.ts';

/*
 * Asks Lighthouse about one page of each kind of a site that runs, and prints scores and what failed. Takes the site's
 * port, and parts of addresses to look at only those kinds: npm run audit -- 3000 /kill /item. The theme is the light
 * one on mobile, the dark one on desktop.
 */

const [port = '3000', ...wanted] = process.argv.slice(2);
// The walk goes through the site of the browser tests, whose port it reads when it is loaded.
process.env.E2E_PORT = port;
const { SITE } = await import('../servers.ts');
const { kindOf } = await import('../walk/page-kinds.ts');
const { walkSite } = await import('../walk/walk.ts');
const { lighthouseReport } = await import('./lighthouse-report.ts');

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
  let sound = true;
  try {
    for (const [kind, path] of pages) {
      const { scores, failures } = await lighthouseReport(SITE + path, commands, formFactor);
      process.stdout.write(`${formFactor.padEnd(8)} ${scores.join(' ').padEnd(12)} ${kind}  ${path}\n`);
      for (const failure of failures) process.stdout.write(`  ${failure}\n`);
      sound &&= failures.length === 0;
    }
  } finally {
    await browser.close();
  }
  return sound;
}

const pages = await pagesByKind();
process.stdout.write(`${pages.size} kinds of pages: accessibility, best practices, search engines\n`);
const desktop = await audit('desktop', pages);
const mobile = await audit('mobile', pages);
process.exitCode = desktop && mobile ? 0 : 1;
