import { expect, it } from 'vitest';

import { contentLeft, pageContent } from './page-content.ts';

const table = (columns: readonly string[], rows: number) =>
  `<table><tr>${columns.map((column) => `<th scope="col"><b>${column}</b></th>`).join('')}</tr>${'<tr><td>1</td></tr>'.repeat(rows)}</table>`;
const page = (content: string) =>
  `<html><head><script>"Not found <th>no</th>"</script></head><body><main>${content}</main></body></html>`;

const WHOLE = pageContent(200, page(table(['Name', 'Level'], 2)));

it('reads the columns and rows of the main part alone', () => {
  expect(WHOLE).toEqual({ fault: null, columns: ['Name', 'Level'], rows: 3 });
});

it('says what is left of a page', () => {
  expect(contentLeft(WHOLE, WHOLE)).toBe('2 columns, 3 rows');
  const text = pageContent(200, page('<p>Text</p>'));
  expect(contentLeft(text, text)).toBe('whole');
});

it.each([
  ['a status', 502, page(table(['Name', 'Level'], 2)), 'lost: 502'],
  ['an error box', 200, page(`Error :( ${table(['Name', 'Level'], 2)}`), 'lost: error box'],
  ['a record that is not found', 200, page('Not found'), 'lost: not found, Name, Level, 3 rows'],
  ['a column', 200, page(table(['Name'], 2)), 'lost: Level'],
  ['one of two columns of a name', 200, page(table(['Level', 'Level'], 2)), 'lost: Name'],
  ['a row', 200, page(table(['Name', 'Level'], 1)), 'lost: 1 rows'],
])('tells that %s is lost', (_, status, html, words) => {
  expect(contentLeft(pageContent(status, html), WHOLE)).toBe(words);
});
