import type { Locator } from '@playwright/test';

/** The cells of each row, without what only narrow screens show, and the last link's address. */
export const rowsOf = (table: Locator) =>
  table.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => {
      for (const narrow of row.querySelectorAll('.hidden')) narrow.remove();
      const address = [...row.querySelectorAll('a')].at(-1)?.getAttribute('href') ?? '';
      return [...[...row.querySelectorAll('td, th')].map(({ textContent }) => textContent.trim()), address];
    }),
  );
