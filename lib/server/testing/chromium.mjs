import { chromiumPath } from '../launch/command-env.mjs';
import { run } from '../launch/command.mjs';
import { findProgram, isRoot, versionOf } from '../launch/find-program.mjs';

/** Chromium without a window: it does the same work in half of the time. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Milliseconds that Playwright may try to reach its server before the next way is tried. */
const CONNECTION_TIMEOUT = '15000';

/**
 * Finds a Chromium that starts: the one named, else a shell that is there or can be installed, else a full one; null
 * when there is none.
 */
export async function findChromium() {
  const path =
    starting(chromiumPath()) ??
    installed(shells) ??
    (await playwrights())?.shell ??
    (await downloaded())?.shell ??
    (await fromSystem('chromium-headless-shell', shells)) ??
    installed(browsers) ??
    (await playwrights())?.browser ??
    (await fromSystem('chromium', browsers));
  if (path) console.log(`${path}: ${versionOf(path)}`);
  return path;
}

/** Finds a Chromium without installing anything: the one that CHROMIUM_PATH names, or one of this machine, or null. */
export function installedChromium() {
  return starting(chromiumPath()) ?? installed([...shells, ...browsers]);
}

function installed(names) {
  return names.map((name) => starting(findProgram(name))).find((path) => path) ?? null;
}

/** Finds the browsers that Playwright has downloaded. */
async function playwrights() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return { shell: starting(shellOf(path)), browser: starting(path) };
}

/** Playwright keeps its shell beside its full browser, under a name of the same form. */
function shellOf(path) {
  return path
    .replace(/([\\/])chromium-(\d+)([\\/])/, '$1chromium_headless_shell-$2$3')
    .replace(
      /([\\/])chrome-([^\\/]+)([\\/])chrome(\.exe)?$/,
      '$1chrome-headless-shell-$2$3chrome-headless-shell$4',
    );
}

async function downloaded() {
  console.log('No Chromium without a window here: asking Playwright for one');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_TIMEOUT };
  const args = ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'];
  await run(process.execPath, args, { env });
  return playwrights();
}

/** Installs a package of Debian's, and finds what it brings. */
async function fromSystem(name, programs) {
  if (!isRoot() || !findProgram('apt-get')) return null;
  console.log(`Asking the system for ${name}`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update', '-qq'], { env })) !== 0) return null;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  return installed(programs);
}

/** The path when there is one and the program starts, which it does not when a library is missing; else null. */
function starting(path) {
  return path && versionOf(path) ? path : null;
}
