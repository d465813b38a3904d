import { type ReadLine, readLine } from '#graphql/import/read-line.ts';
import { Refusal, Repetition } from '#graphql/import/read-record.ts';
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
 * Reads rows of the game's API as lines of an import: the players, guilds and places that they name, and themselves.
 * @param onRefused is called with the reason for each row that the import does not take, and for each further entry
 * about a player whom the same row tells of
 */
export function linesOf(
  kind: string,
  rows: readonly object[],
  onRefused: (reason: string, what: 'row' | 'entry') => void,
): readonly ReadLine[] {
  const named = new Map<string, ReadLine>();
  for (const row of rows) noteNamed(row, named);
  const own = rows.flatMap((row) => readWhole(kind, row, onRefused) ?? []);
  return [...named.values(), ...own];
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
function readWhole(
  kind: string,
  row: object,
  onRefused: (reason: string, what: 'row' | 'entry') => void,
): ReadLine | null {
  for (;;) {
    const line = tryReading(kind, row);
    if (!(line instanceof Refusal)) return line;
    const [, list = '', index] = PART.exec(line.message) ?? [];
    const parts = list.split(/[.[\]]+/).reduce<unknown>(memberOf, row);
    const isRepeated = line instanceof Repetition;
    // The first attacker is the killer: without it the kill would be another one's.
    if (!Array.isArray(parts) || (list === 'attackers' && !isRepeated)) {
      onRefused(line.message, 'row');
      return null;
    }
    if (isRepeated) onRefused(line.message, 'entry');
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
