/** One value of a row; null is SQL null. */
export type CopyValue = string | number | boolean | null;

/** A table with its rows as arrays in the order of `columns`; `rows` is walked once. */
export interface CopyTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly CopyValue[]>;
}

/** About one write of a socket or one read of a file: neither thousands of tiny pieces nor all of it in memory. */
const CHUNK_CHARACTERS = 256 * 1024;

const UNFIT = /[\\\n\r\t\0]/;
const SPECIAL = new RegExp(UNFIT, 'g');
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Rows in the text format of COPY: columns between tabs, null as \N, a newline after each row.
 * The pieces join to the whole; a row is never split between two of them.
 * PostgreSQL's text cannot hold the zero character: it is left out.
 */
export function* copyText(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += copyLine(row);
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      chunk = '';
    }
  }
  if (chunk) yield chunk;
}

const copyLine = (row: readonly CopyValue[]) => `${row.map(copyValue).join('\t')}\n`;

function copyValue(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return UNFIT.test(value) ? escaped(value) : value;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return String(value);
}

const escaped = (text: string) => text.replace(SPECIAL, (character) => ESCAPES[character] ?? '');

/** The start of a COPY of a table; where it reads from is up to the caller. */
export const copyStatement = ({ name, columns }: Pick<CopyTable, 'name' | 'columns'>) =>
  `copy ${quotedName(name)} (${columns.map(quotedName).join(', ')})`;

const quotedName = (name: string) => `"${name.replaceAll('"', '""')}"`;
