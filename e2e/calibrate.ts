import { launchChromium } from './launch-chromium.ts';

const VISITS = 3;

/**
 * Visits pages as tests do, in a browser that has seen none of them, and tells how many milliseconds the slowest visit
 * took. Limits that end what hangs follow from it.
 */
export async function slowestVisit(addresses: readonly string[]): Promise<number> {
  const browser = await launchChromium();
  try {
    const times: number[] = [];
    for (const address of Array.from({ length: VISITS }, () => addresses).flat()) {
      const page = await browser.newPage();
      const began = performance.now();
      // However long it takes: limits follow from it.
      await page.goto(address, { waitUntil: 'load', timeout: 0 });
      times.push(performance.now() - began);
      await page.close();
    }
    return Math.max(...times);
  } finally {
    await browser.close();
  }
}
