import { expect, type Locator, type Page } from '@playwright/test';

import { SITE } from '../servers/addresses.ts';

/** A visitor who looks for something on the site. Each click counts, and each Enter; typing and reading do not. */
export class Visitor {
  clicks = 0;
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole('main');
  }

  /** Begins a way at an address, as from a bookmark. */
  async open(path: string): Promise<void> {
    await this.page.goto(SITE + path);
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.first().click();
  }

  /** Types into the search of the masthead, and sends it. */
  async search(text: string): Promise<void> {
    this.clicks += 1;
    const field = this.page.getByRole('banner').getByLabel('Search everything').first();
    await field.fill(text);
    await field.press('Enter');
    await expect(this.page).toHaveURL(/\/search\//);
  }

  /** Types into the search of the masthead, and takes what it suggests. */
  async suggest(text: string, path: string): Promise<void> {
    await this.page.getByRole('banner').getByLabel('Search everything').first().focus();
    await this.page.keyboard.insertText(text);
    const options = this.page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await this.click(options.and(this.page.locator(`[href="${path}"]`)));
    await expect(this.page).toHaveURL(path);
  }

  /** Takes a choice of a filter. */
  async choose(label: string, value: string): Promise<void> {
    this.clicks += 1;
    await this.main.getByRole('combobox', { name: label }).first().selectOption(value);
  }

  /** The link of the page to an address. */
  linkTo(path: string): Locator {
    return this.main.locator(`a[href="${path}"]`);
  }

  /** A link of the masthead by its name. */
  area(name: string): Locator {
    return this.page.getByRole('banner').getByRole('link', { name, exact: true });
  }
}
