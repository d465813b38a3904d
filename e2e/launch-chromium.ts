import type { LaunchOptions } from '@playwright/test';

import { installedChromium } from '../lib/server/testing/chromium.mjs';

/**
 * A page is drawn without a program for a graphics card that is not there, and the pages of a context share one
 * process, which knows the scripts of the site: a visit takes a fifth less of the processor.
 */
const LIGHT = ['--disable-gpu', '--renderer-process-limit=1'];

/** The browser that CHROMIUM_PATH names, one of this machine, or Playwright's own; as root it may have no sandbox. */
export const CHROMIUM: LaunchOptions = {
  executablePath: installedChromium() ?? undefined,
  args: [...LIGHT, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
};
