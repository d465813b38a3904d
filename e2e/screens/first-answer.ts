import type { Page } from '@playwright/test';

/**
 * Pixels from the top of a phone's page to the end of the first row of its tables and lists, or the first of its figures,
 * whichever stands higher; null on a page without either. Navigation, filters and breadcrumbs are no answer.
 */
export async function firstAnswerEnd(page: Page): Promise<number | null> {
  await page.setViewportSize({ width: 390, height: 844 });
  return page.evaluate(() => {
    const answers = document.querySelectorAll('main :is(tbody tr, dd, article, figure, li, [role=img])');
    const ends = [...answers]
      .filter((answer) => !answer.closest('nav, form, details:not([open])') && answer.checkVisibility())
      .map((answer) => answer.getBoundingClientRect())
      .filter(({ width, height }) => width > 2 && height > 2)
      .map(({ bottom }) => Math.round(bottom + scrollY));
    return ends.length === 0 ? null : Math.min(...ends);
  });
}
