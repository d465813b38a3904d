import type { Page } from '@playwright/test';

/** What a text has become in a page. */
export interface RichTextReport {
  /** Elements in it that no text may have, with their attributes; empty where all is well. */
  readonly foreign: readonly string[];
  /** Its words; null where it was not found. */
  readonly words: string | null;
  /** Every element of the page around it with its depth and the names of its attributes; scripts are left out. */
  readonly surroundings: string;
  /** Whether any of it has run. */
  readonly hasRun: boolean;
}

/**
 * Reads what became of a text in the page.
 * @param page one in which `fail()` sets `hasRun`
 * @param first the words of the text's first paragraph
 * @param allowed names of elements that a text may have
 */
export function readRichText(page: Page, first: string, allowed: readonly string[]): Promise<RichTextReport> {
  return page.evaluate(
    ([start, tags]) => {
      const attributesOf = (element: Element) => Array.from(element.attributes, ({ name }) => name);
      const isLink = (element: Element) =>
        element.tagName === 'A' &&
        element.getAttribute('href')?.startsWith('https://outside.example/') === true &&
        element.getAttribute('rel') === 'nofollow noopener' &&
        element.attributes.length === 2;
      const isAllowed = (element: Element) =>
        tags.includes(element.localName) &&
        element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
        (element.tagName === 'A' ? isLink(element) : element.attributes.length === 0);
      const depthOf = (element: Element | null): number =>
        element === null ? 0 : depthOf(element.parentElement) + 1;

      const opening = [...document.querySelectorAll('main p')].find(
        ({ textContent }) => textContent === start,
      );
      const text = opening?.parentElement;
      return {
        foreign: [...(text?.querySelectorAll('*') ?? [])]
          .filter((element) => !isAllowed(element))
          .map((element) => element.outerHTML.slice(0, 100)),
        words: text?.textContent ?? null,
        surroundings: [...document.querySelectorAll(':not(script)')]
          .filter((element) => element === text || !text?.contains(element))
          .map((element) => [depthOf(element), element.localName, ...attributesOf(element)].join(' '))
          .join('\n'),
        hasRun: Reflect.get(window, 'hasRun') === true,
      };
    },
    [first, allowed] as const,
  );
}
