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

/** Address, words and `aria-current` of each link of a navigation. */
export const linksOf = (page: Page, label: string) =>
  page
    .getByRole('navigation', { name: label, exact: true })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), link.textContent, link.getAttribute('aria-current')]),
    );

/** A text without blanks. */
export const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

/** The words of an HTML text, as a browser reads it. */
export const wordsOf = (page: Page, html: string) =>
  page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'text/html').body.textContent.replaceAll(/\s+/g, ''),
    html,
  );

/** The breadcrumb. */
export const crumbsOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
