import { IMPORT_KINDS } from './import-kinds.ts';
import type { Kind } from './kind.ts';
import { readRecord, Refusal, type TableRows } from './read-record.ts';

/** Characters of one line; the longest scoreboard is a tenth of it. */
const MAX_LINE = 1_000_000;

const UTF_16 = 'The line looks like UTF-16: it has to be in UTF-8';

const KINDS: ReadonlyMap<string, Kind> = new Map(IMPORT_KINDS.map((kind) => [kind.kind, kind]));

/** A line as text, or its bytes where they are no UTF-8. */
export type ImportLine = string | Uint8Array;

/** The record of a line, with a name that all lines about the same record share. */
export interface ReadLine {
  readonly name: string;
  readonly tables: readonly TableRows[];
}

/**
 * Reads a line of an import.
 * @throws Refusal with the reason why it cannot be imported
 */
export function readLine(line: ImportLine): ReadLine {
  if (typeof line !== 'string') throw new Refusal(line.includes(0) ? UTF_16 : 'The line is not in UTF-8');
  if (line.length > MAX_LINE) throw new Refusal(`The line has more than ${MAX_LINE} characters`);
  const record = parsed(line);
  const kind = KINDS.get(String(record['kind']));
  if (!kind)
    throw new Refusal(
      `kind is ${JSON.stringify(record['kind'])}, and not one of ${[...KINDS.keys()].join(', ')}`,
    );
  const tables = readRecord(kind, record);
  const row = tables[0]?.rows[0] ?? {};
  return { name: JSON.stringify([kind.kind, ...kind.key.map((column) => row[column])]), tables };
}

/** True if a line is the JSON of one object, which the end of another line never is. */
export function isRecordText(line: string): boolean {
  try {
    return isRecord(JSON.parse(line));
  } catch {
    return false;
  }
}

function parsed(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Refusal(line.includes('\0') ? UTF_16 : 'The line is no JSON');
  }
  if (!isRecord(value)) throw new Refusal('The line is no object');
  return value;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All rows of some lines, table by table, the parts of records before the records: the later line of a record counts. */
export function rowsOfLines(lines: readonly ReadLine[]): readonly TableRows[] {
  const last = new Map(lines.map((line) => [line.name, line]));
  const merged = new Map<string, TableRows>();
  for (const rows of [...last.values()].flatMap(({ tables }) => tables)) {
    const known = merged.get(rows.table);
    if (known) {
      known.owners.push(...rows.owners);
      known.rows.push(...rows.rows);
    } else merged.set(rows.table, { ...rows, owners: [...rows.owners], rows: [...rows.rows] });
  }
  // Parts that name their kill before it is there cost nothing; a kill without attackers is given one.
  return [...merged.values()].map(lastOfEach).sort((one, other) => rankOf(one) - rankOf(other));
}

/** Two records may claim the same part: it belongs to the later one, as it does one line after the other. */
function lastOfEach(rows: TableRows): TableRows {
  const byKey = new Map(rows.rows.map((row) => [JSON.stringify(rows.key.map((column) => row[column])), row]));
  return byKey.size === rows.rows.length ? rows : { ...rows, rows: [...byKey.values()] };
}

const rankOf = ({ owner }: TableRows): number => (owner === undefined ? 1 : 0);
