import { type ReadLine, readLine } from '#graphql/import/read-line.ts';
import { Refusal, Repetition, type TableRows } from '#graphql/import/read-record.ts';
import { isRecord } from '#lib/api/answers/check.ts';

/** Records that rows name by these fields, and that the import takes as lines of their own. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['ability', 'Ability'],
  ['character', 'Character'],
  ['guild', 'Guild'],
  ['instance', 'Instance'],
  ['primaryZone', 'Zone'],
  ['scenario', 'Scenario'],
  ['zone', 'Zone'],
]);

/** The place of a part of a list in the reason of a refusal, such as `encounters[1].scoreboardEntries[3]`. */
const PART = /^([\w.[\]]+)\[(\d+)\]\./;

/**
 * The way in which a row is written: `whole` takes the place of what is there; `kept` changes what it tells of and removes nothing;
 * `added` only adds what is not there.
 */
export type Care = 'whole' | 'kept' | 'added';

/** A row that the import does not take, or not all of it, and why. */
export interface Refused {
  readonly row: object;
  readonly reason: string;
  /** The row; an entry of one of its lists; or a further entry about a player whom the row tells of already. */
  readonly what: 'row' | 'entry' | 'repetition';
}

/**
 * Reads rows of the game's API as lines of an import: the players, guilds and places that they name, and themselves.
 * @param onRefused is called for each row that the import does not take whole
 */
export function linesOf(
  kind: string,
  rows: readonly object[],
  onRefused: (refused: Refused) => void,
): readonly ReadLine[] {
  const named = new Map<string, ReadLine>();
  for (const row of rows) noteNamed(row, named);
  const own = rows.flatMap((row) => readWhole(kind, row, onRefused) ?? []);
  return [...named.values(), ...own];
}

/** A line that is written with some care. */
export const withCare = (line: ReadLine, care: Care): ReadLine =>
  care === 'whole' ? line : { ...line, tables: line.tables.map((rows) => carefulRows(rows, care)) };

function carefulRows(rows: TableRows, care: Care): TableRows {
  // Where a row is missing, those behind it have its place.
  const addsOnly = care === 'added' || rows.key.includes('position');
  return {
    ...rows,
    ...(addsOnly && { initial: Object.keys(rows.rows[0] ?? {}) }),
    ...(rows.owner !== undefined && { owners: [] }),
  };
}

/** Notes what a row names. What it names by its id alone is not known, and stays as it is. */
function noteNamed(value: unknown, named: Map<string, ReadLine>): void {
  if (Array.isArray(value)) return value.forEach((each) => noteNamed(each, named));
  if (!isRecord(value)) return;
  for (const [field, part] of Object.entries(value)) {
    const kind = NAMED.get(field);
    const line = kind !== undefined && isRecord(part) ? tryReading(kind, part) : null;
    if (line && !(line instanceof Refusal)) named.set(line.name, line);
    noteNamed(part, named);
  }
}

/**
 * Reads a row, without those parts of its lists that the import does not know, such as a new kind of damage, or that
 * repeat an earlier one: the first entry about a player counts.
 */
function readWhole(kind: string, row: object, onRefused: (refused: Refused) => void): ReadLine | null {
  for (;;) {
    const line = tryReading(kind, row);
    if (!(line instanceof Refusal)) return line;
    const [, list = '', index] = PART.exec(line.message) ?? [];
    const parts = list.split(/[.[\]]+/).reduce<unknown>(memberOf, row);
    const isRepeated = line instanceof Repetition;
    // The first attacker is the killer: without it the kill would be another one's.
    if (!Array.isArray(parts) || (list === 'attackers' && !isRepeated)) {
      onRefused({ row, reason: line.message, what: 'row' });
      return null;
    }
    onRefused({ row, reason: line.message, what: isRepeated ? 'repetition' : 'entry' });
    parts.splice(Number(index), 1);
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function tryReading(kind: string, record: object): ReadLine | Refusal {
  try {
    return readLine(JSON.stringify({ kind, ...record }));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
