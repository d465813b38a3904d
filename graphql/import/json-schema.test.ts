import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { importSchema } from './json-schema.ts';
import { IMPORT_KINDS } from './import-kinds.ts';
import { readLine } from './read-line.ts';

const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(importSchema(IMPORT_KINDS));
const lineOf = (kind: string, record: object) => ({ kind, ...record });

it.each(IMPORT_KINDS)(
  'the example of $kind is as described, and is read into its table',
  ({ kind, table, example }) => {
    const line = lineOf(kind, example);
    expect([isValid(line), isValid.errors]).toEqual([true, null]);
    const { tables } = readLine(JSON.stringify(line));
    expect(tables[0]).toMatchObject({ table, rows: [{}] });
  },
);

it.each(IMPORT_KINDS)('what $kind requires is required by schema and reader alike', ({ kind, example }) => {
  for (const field of Object.keys(example)) {
    const { [field]: _, ...others }: Record<string, unknown> = { ...example };
    const line = lineOf(kind, others);
    expect([field, isValid(line)]).toEqual([field, isRead(line)]);
    for (const wrong of [{}, [], 'wrong', -1, '7777777777777777777777']) {
      const changed = lineOf(kind, { ...example, [field]: wrong });
      if (!isRead(changed)) expect([field, wrong, isValid(changed)]).toEqual([field, wrong, false]);
    }
  }
});

function isRead(line: object): boolean {
  try {
    readLine(JSON.stringify(line));
    return true;
  } catch {
    return false;
  }
}
