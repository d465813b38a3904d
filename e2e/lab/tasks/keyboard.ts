import type { Locator } from 'playwright';

import { Phone } from './phone.ts';

/** Stops after which the keyboard has gone through a whole page. */
const MOST_STOPS = 400;

/** The same player without a pointer. Each Enter counts as a tap, and each press of Tab that leads there as a stop. */
export class Keyboard extends Phone {
  stops = 0;

  override async tap(target: Locator): Promise<void> {
    const first = await this.#reach(target);
    this.taps += 1;
    const [leads, here] = [await first.getAttribute('href'), this.page.url()];
    await this.page.keyboard.press('Enter');
    if (leads !== null) await this.page.waitForURL((url) => url.href !== here);
    await this.page.waitForLoadState('networkidle');
  }

  override async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** Presses Tab until an element has the focus, past the links of the masthead as its first stop allows. */
  async #reach(target: Locator): Promise<Locator> {
    const first = target.filter({ visible: true }).first();
    await first.waitFor({ timeout: 10_000 });
    // The same element, also while a sheet that opens on the way covers it.
    const element = await first.elementHandle();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await element?.evaluate((node) => node === document.activeElement)) return first;
      await this.page.keyboard.press('Tab');
      this.stops += 1;
    }
    throw new Error(`The keyboard does not reach ${String(target)}`);
  }
}
