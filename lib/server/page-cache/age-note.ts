import { isoString, utcDateLong, utcTimeShort } from '#lib/format/time.ts';

/** Marks the start of a document's content. */
const CONTENT = '<main ';

/**
 * A document that says how old it is, above its content. React skips what it does not know among the children of the
 * body, so that the page comes to life all the same.
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
