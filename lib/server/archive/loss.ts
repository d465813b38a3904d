import { isRecord } from '#lib/api/answers/check.ts';
import type { RawAnswer } from '#lib/api/raw-answer.ts';

/** The losses of an answer, by the ids of its rows. */
export interface Loss {
  /** Rows with errors in them: a part that is empty may have been full. */
  readonly errored: ReadonlySet<string>;
  /** Rows of which a part could not be read. */
  readonly altered: ReadonlySet<string>;
  /** Rows that could not be read at all. */
  readonly dropped: readonly string[];
  /** True where something was lost that belongs to no row. */
  readonly isElsewhere: boolean;
  /** Why, as the API says it. */
  readonly reason: string;
}

/** Characters of a reason. */
const MOST = 160;

/**
 * Finds what of an answer was lost on its way, row by row.
 * @param raws what the API answered, before anything was repaired
 * @param data what was made of it
 */
export function lossOf(raws: readonly RawAnswer[], data: unknown): Loss {
  const answered = raws.filter((raw) => isRecord(raw.data));
  const errors = answered.flatMap((raw) =>
    raw.errors.map((error) => ({ error, id: rowOf(raw.data, pathOf(error)) })),
  );
  const known = rowsById(data);
  const [altered, dropped] = [new Set<string>(), [] as string[]];
  for (const [id, row] of answered.flatMap((raw) => Array.from(rowsById(raw.data)))) {
    const kept = known.get(id);
    if (!kept) dropped.push(id);
    else if (isLess(row, kept)) altered.add(id);
  }
  const errored = new Set(errors.flatMap(({ id }) => id ?? []));
  const isNamed = errored.size + altered.size + dropped.length > 0;
  return {
    errored,
    altered,
    dropped: dropped.filter((id) => id !== ''),
    isElsewhere: errors.some(({ id }) => id === null) || !isNamed,
    reason: errors.length > 0 ? messageOf(errors[0]?.error) : 'parts cannot be read',
  };
}

const pathOf = (error: unknown): readonly unknown[] =>
  isRecord(error) && Array.isArray(error['path']) ? error['path'] : [];

const messageOf = (error: unknown): string =>
  (isRecord(error) ? String(error['message']) : 'an error').replaceAll(/\s+/g, ' ').slice(0, MOST);

/** The id of the row that a path leads into: of the outermost list; null where it leads into none. */
function rowOf(data: unknown, path: readonly unknown[]): string | null {
  let at = data;
  for (const step of path) {
    const isList = Array.isArray(at);
    at = typeof at === 'object' && at !== null ? Reflect.get(at, String(step)) : undefined;
    if (isList) return isRecord(at) && typeof at['id'] === 'string' ? at['id'] : null;
  }
  return null;
}

/** The rows of the lists that an answer consists of; one without an id has an empty one. */
function rowsById(data: unknown): ReadonlyMap<string, unknown> {
  const lists = isRecord(data) ? Object.values(data).filter(isRecord) : [];
  const rows = lists.flatMap(({ nodes }): unknown[] => (Array.isArray(nodes) ? nodes : []));
  return new Map(rows.map((row) => [isRecord(row) && row['id'] !== null ? String(row['id']) : '', row]));
}

/** True if a part of a value is no longer there. */
function isLess(before: unknown, after: unknown): boolean {
  if (before === undefined) return false;
  if (Array.isArray(before)) {
    if (!Array.isArray(after) || after.length < before.length) return true;
    return before.some((element, index) => isLess(element, after[index]));
  }
  if (isRecord(before)) {
    return !isRecord(after) || Object.keys(before).some((field) => isLess(before[field], after[field]));
  }
  if (before === null) return Array.isArray(after);
  return after === null || after === undefined || Number.isNaN(after) || (after === '' && before !== '');
}
