import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

/** Marks the start of a document's content. */
const CONTENT = '<main ';

/**
 * Adds a note of its age to a document, above the content. React ignores unknown children of the body, so that
 * hydration works all the same.
 * @param since epoch milliseconds
 */
export function withAgeNote(html: string, since: number): string {
  const date = new Date(since);
  const time = `<time datetime="${isoString(date)}">${utcTimeShort(date)} UTC, ${utcDateLong(date)}</time>`;
  const note =
    '<div class="mx-auto w-full max-w-310 px-gutter pt-6"><p role="status" ' +
    'class="border-l-3 border-l-warn px-4 py-2.5">' +
    `Live data is not available at the moment. Shown is the page of ${time}.</p></div>`;
  return html.replace(CONTENT, `${note}${CONTENT}`);
}
