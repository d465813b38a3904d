import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

import { installedChromium } from '../lib/server/testing/chromium.mjs';

/** The browser that CHROMIUM_PATH names, one of this machine, or Playwright's own; as root it may have no sandbox. */
export const CHROMIUM: LaunchOptions = {
  executablePath: installedChromium() ?? undefined,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
};

/**
 * A Chromium without a window.
 * @param args besides what it needs to run at all
 */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...CHROMIUM, args: [...args, ...(CHROMIUM.args ?? [])] });
}
