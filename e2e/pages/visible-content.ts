import type { Page } from '@playwright/test';

export interface VisibleContent {
  /** The texts of the headings and table rows that can be seen, in their order. */
  readonly texts: readonly string[];
  /** The texts that stand below the top of the footer. */
  readonly belowFooter: readonly string[];
  readonly progressBars: number;
}

/** Reads the part of a page's content that is visible on the screen as it is now, scrolled into view. */
export function readVisibleContent(page: Page): Promise<VisibleContent> {
  return page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    const textOf = (element: Element) => element.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
    const content = [...document.querySelectorAll('h1, h2, h3, tbody tr')].filter(isVisible);
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
    return {
      texts: content.map(textOf),
      belowFooter: content.filter((element) => element.getBoundingClientRect().bottom > footer).map(textOf),
      progressBars: [...document.querySelectorAll('progress')].filter(isVisible).length,
    };
  });
}
