import type { Locator, Page } from 'playwright';

export const SCREEN = { width: 390, height: 844 };

/** A phone in the hand of a player. Each tap counts, and each pixel that is scrolled to what is tapped or read. */
export class Phone {
  taps = 0;
  scrolled = 0;

  constructor(readonly page: Page) {}

  /** Taps an element, and waits for the page that it leads to. */
  async tap(target: Locator): Promise<void> {
    const first = target.filter({ visible: true }).first();
    await this.#scrollTo(first);
    this.taps += 1;
    const [leads, here] = [await first.getAttribute('href'), this.page.url()];
    await first.click();
    // Until then the page before is still there.
    if (leads !== null) await this.page.waitForURL((url) => url.href !== here);
    await this.page.waitForLoadState('networkidle');
  }

  /** Opens the menu, and takes one of its links. */
  async menu(name: string): Promise<void> {
    await this.tap(this.page.locator('summary[aria-label=Menu]'));
    const menu = this.page.getByRole('navigation', { name: 'Menu' });
    await this.tap(menu.getByRole('link', { name, exact: true }));
  }

  /** Opens the menu, types into its search, and takes what that suggests. */
  async find(text: string, path: string): Promise<void> {
    await this.tap(this.page.locator('summary[aria-label=Menu]'));
    await this.page.getByRole('banner').getByLabel('Search everything').last().pressSequentially(text);
    await this.tap(this.page.getByRole('option').and(this.page.locator(`[href="${path}"]`)));
  }

  /** Types into a field, which is no tap: the keyboard is another hand. */
  async type(field: Locator, text: string): Promise<void> {
    await this.#scrollTo(field);
    await field.fill(text);
  }

  /** Reads the answer, which has to be there. */
  async read(answer: Locator): Promise<void> {
    await this.#scrollTo(answer.filter({ visible: true }).first());
  }

  /** Scrolls until all of an element that fits is in the window. */
  async #scrollTo(element: Locator): Promise<void> {
    await element.waitFor({ timeout: 10_000 });
    const moved = await element.evaluate((node) => {
      const before = scrollY;
      const { top, bottom } = node.getBoundingClientRect();
      if (bottom > innerHeight) scrollBy({ top: Math.min(top, bottom - innerHeight), behavior: 'instant' });
      else if (top < 0) scrollBy({ top, behavior: 'instant' });
      return Math.abs(scrollY - before);
    });
    this.scrolled += moved;
  }
}
