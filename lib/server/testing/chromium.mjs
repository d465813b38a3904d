import { chromiumPath } from '../launch/command-env.mjs';
import { run } from '../launch/command.mjs';
import { findProgram, isRoot, versionOf } from '../launch/find-program.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Seconds that Playwright may try to reach its server before the next way is tried. */
const CONNECTION_TIMEOUT = '15000';

/** A Chromium that starts: the one named, an installed one, Playwright's, or the system's; null when there is none. */
export async function findChromium() {
  const path =
    starting(chromiumPath()) ??
    installed() ??
    (await playwrights()) ??
    (await downloaded()) ??
    (await fromSystem());
  if (path) console.log(`${path}: ${versionOf(path)}`);
  return path;
}

function installed() {
  return names.map((name) => starting(findProgram(name))).find((path) => path) ?? null;
}

async function playwrights() {
  const { chromium } = await import('playwright');
  return starting(chromium.executablePath());
}

async function downloaded() {
  console.log('No Chromium here: asking Playwright for one');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT };
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--no-shell', 'chromium'], {
    env,
  });
  return playwrights();
}

async function fromSystem() {
  if (!isRoot() || !findProgram('apt-get')) return null;
  console.log('Asking the system for one');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return null;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env });
  return installed();
}

/** The path when there is one and the program starts, which it does not when a library is missing. */
function starting(path) {
  return path && versionOf(path) ? path : null;
}
