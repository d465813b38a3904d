import type { Page } from '@playwright/test';

/** Address and cells of each row. */
export const rowsOf = (page: Page, caption: string) =>
  page
    .getByRole('table', { name: caption })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector('a')?.getAttribute('href'),
        ...[...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.trim()),
      ]),
    );

/** The words of an HTML text, as a browser reads it. */
export const wordsOf = (page: Page, html: string) =>
  page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').body.textContent.replaceAll(/\s+/g, ''),
    html,
  );

/** The breadcrumb. */
export const crumbsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
