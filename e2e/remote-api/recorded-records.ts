import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { HOSTILE_JOURNAL } from './hostile-journal.ts';

/** An object of an answer, with the name of its type. */
export interface RecordedObject {
  readonly __typename: string;
  readonly [field: string]: unknown;
}

const FOLDER = join(import.meta.dirname, 'recorded-answers');

const FILED: readonly RecordedObject[] = readdirSync(FOLDER).flatMap((file) =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
);

/**
 * Objects as another server of the contract gives them, by type and id: 'Item 4000000001'. In the place of an object
 * stands `{ "record": "Item 4000000001" }`, so that a set knows its pieces and they their set.
 */
export const RECORDS: ReadonlyMap<string, RecordedObject> = new Map(
  [...FILED, ...HOSTILE_JOURNAL].map((record) => [`${record.__typename} ${record.id}`, record] as const),
);

/** Returns the record that a value refers to. @throws Error for a record that does not exist */
export function recordFor(value: unknown): unknown {
  if (!isReference(value)) return value;
  const record = RECORDS.get(value.record);
  if (!record) throw new Error(`There is no record ${value.record}`);
  return record;
}

const isReference = (value: unknown): value is { readonly record: string } =>
  typeof value === 'object' && value !== null && 'record' in value && typeof value.record === 'string';

/** Enum values in the recorded objects: no visitor may ever read them. */
export const RECORDED_ENUMS: ReadonlySet<string> = new Set(
  JSON.stringify(FILED).match(/(?<=")[A-Z][A-Z_]+(?=")/g),
);
