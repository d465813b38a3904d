import type { Page } from '@playwright/test';

/** The result of a text in a page. */
export interface RichTextReport {
  /** Elements in it that no text may have, with their attributes; empty where all is well. */
  readonly foreign: readonly string[];
  readonly words: string;
  /** The elements that it stands in, from the outside. */
  readonly place: string;
}

/**
 * Reads the texts in a page as they were rendered.
 * @param first the words of the first paragraph of each
 * @param allowed names of elements that a text may have
 */
export function readRichTexts(
  page: Page,
  first: string,
  allowed: readonly string[],
): Promise<RichTextReport[]> {
  return page.evaluate(
    ([start, tags]) => {
      const isLink = ({ attributes }: Element) =>
        attributes.length === 2 &&
        attributes.getNamedItem('href')?.value.startsWith('https://outside.example/') === true &&
        attributes.getNamedItem('rel')?.value === 'nofollow noopener';
      const isAllowed = (element: Element) =>
        tags.includes(element.localName) &&
        element.namespaceURI === 'http://www.w3.org/1999/xhtml' &&
        (element.localName === 'a' ? isLink(element) : element.attributes.length === 0);
      const placeOf = ({ localName, parentElement }: Element): string =>
        parentElement ? `${placeOf(parentElement)} ${localName}` : localName;
      return [...document.querySelectorAll('p')]
        .filter(({ textContent }) => textContent === start)
        .flatMap(({ parentElement }) => parentElement ?? [])
        .map((text) => ({
          foreign: [...text.querySelectorAll('*')]
            .filter((element) => !isAllowed(element))
            .map((element) => element.outerHTML.slice(0, 100)),
          words: text.textContent ?? '',
          place: placeOf(text),
        }));
    },
    [first, allowed] as const,
  );
}

/** Every element of the body that is not in its main part, with what it stands in and the names of its attributes. */
export function readSurroundings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describe = (element: Element) =>
      [element.localName, ...Array.from(element.attributes, ({ name }) => name)].join(' ');
    return [...document.body.querySelectorAll(':not(script)')]
      .filter((element) => !element.closest('main'))
      .map((element) => `${element.parentElement?.localName} > ${describe(element)}`);
  });
}
