import { anyOf } from './condition.ts';
import type { Database } from './database.ts';
import type { Fragment } from './fragment.ts';

/** Whether the column contains the text, whatever the case of both. */
export const contains = (sql: Database, column: Fragment, text: string) => like(sql, column, text, '%', '%');

/** Whether the column begins with the text, whatever the case of both. */
export const startsWith = (sql: Database, column: Fragment, text: string) => like(sql, column, text, '', '%');

/** Whether the column ends with the text, whatever the case of both. */
export const endsWith = (sql: Database, column: Fragment, text: string) => like(sql, column, text, '%', '');

/** Whether the column is the text, whatever the case of both. */
export const sameText = (sql: Database, column: Fragment, text: string) => like(sql, column, text, '', '');

/** A text that PostgreSQL can hold: it has no NUL. */
export const storable = (text: string) => text.replaceAll('\0', '\u{FFFD}');

/** With a C locale `ilike` knows the case of ASCII letters only, so others are asked for in each of theirs. */
function like(sql: Database, column: Fragment, text: string, before: string, after: string): Fragment {
  const patterns = casings(storable(text)).map((each) => before + escaped(each) + after);
  return anyOf(
    sql,
    patterns.map((pattern) => sql`${column} ilike ${pattern}`),
  );
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function casings(text: string): string[] {
  if (/^[\0-\x7f]*$/.test(text)) return [text];
  const lower = text.toLowerCase();
  const [initial = '', ...rest] = lower;
  return [...new Set([text, lower, text.toUpperCase(), initial.toUpperCase() + rest.join('')])];
}
