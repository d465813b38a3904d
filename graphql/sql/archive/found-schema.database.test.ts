import { expect, it } from 'vitest';
import { openMigratedDatabase } from '#graphql/testing/world/empty-database.ts';
import { readFoundSchema, writeFoundSchema } from './found-schema.ts';

it('keeps the schema of each API that was found last', async () => {
  const { sql, close } = await openMigratedDatabase();
  const [one, other] = ['https://one.example/graphql', 'https://other.example/graphql'];
  const found = { missing: new Set(['Query.chapters']), types: new Map([['ItemFilterInput.id.in', '[ID]']]) };
  expect(await readFoundSchema(sql, one)).toBeUndefined();
  await writeFoundSchema(sql, one, found);
  await writeFoundSchema(sql, other, found);
  await writeFoundSchema(sql, other, { missing: new Set(), types: new Map() });
  expect(await readFoundSchema(sql, one)).toEqual(found);
  expect(await readFoundSchema(sql, other)).toEqual({ missing: new Set(), types: new Map() });
  await close();
});
