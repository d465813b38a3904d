import { type Browser, chromium } from '@playwright/test';

/**
 * A Chromium without a window.
 * @param args besides what it needs to run at all
 */
export function launchChromium(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
