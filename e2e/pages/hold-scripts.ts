import type { Page } from '@playwright/test';

/** Holds back the scripts of a page until they are released, as on a slow network. @returns a function that lets them come */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
