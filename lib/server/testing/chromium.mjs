import { run } from '../launch/command.mjs';
import { findProgram, isRoot, versionOf } from '../launch/find-program.mjs';

/** Chromium without a window: it does the same work in half of the time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Milliseconds that Playwright may try to reach its server before the next way is tried. */
const CONNECTION_TIMEOUT = '15000';

/**
 * Finds a Chromium that starts: the one named, else a shell that is there or can be installed, else a full one; null
 * when there is none.
 */
export async function findChromium() {
  const path =
    starting(process.env.CHROMIUM_PATH) ??
    installed(SHELLS) ??
    (await playwrights()) ??
    (await downloaded()) ??
    (await fromSystem()) ??
    installed(BROWSERS);
  if (path) console.log(`${path}: ${versionOf(path)}`);
  return path;
}

/** Finds a Chromium without installing anything: the one that CHROMIUM_PATH names, or one of this machine, or null. */
export function installedChromium() {
  return starting(process.env.CHROMIUM_PATH) ?? installed([...SHELLS, ...BROWSERS]);
}

function installed(names) {
  return names.map((name) => starting(findProgram(name))).find((path) => path) ?? null;
}

/** Finds the shell that Playwright has downloaded: beside its full browser, under a name of the same form. */
async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium
    .executablePath()
    .replace(/([\\/])chromium-(\d+)([\\/])/, '$1chromium_headless_shell-$2$3')
    .replace(/chrome-([^\\/]+)([\\/])chrome(\.exe)?$/, 'chrome-headless-shell-$1$2chrome-headless-shell$3');
  return starting(path);
}

async function downloaded() {
  console.log('No Chromium without a window here: asking Playwright for one');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT };
  await run(process.execPath, ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'], {
    env,
  });
  return playwrights();
}

/** Installs Debian's package, and finds what it brings. */
async function fromSystem() {
  if (!isRoot() || !findProgram('apt-get')) return null;
  console.log('Asking the system for one');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return null;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', SHELLS[0]], { env });
  return installed(SHELLS);
}

/** The path when there is one and the program starts, which it does not when a library is missing; else null. */
function starting(path) {
  return path && versionOf(path) ? path : null;
}
