import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { ApiContext } from '../resolvers/context.ts';
import { schemaOf } from './schema-of.ts';
import { changedParts, onlyIn, partsOf } from '#graphql/contract/coordinates.ts';
import { COPIED_TYPES, ID_FILTERS, REMOVED_TYPES, RENAMED_TYPES, RETYPED_FIELDS } from './changes.ts';

const everything = createSchema<ApiContext>({ typeDefs, resolvers });
const second = schemaOf('2026-04', everything);
const third = schemaOf('2026-08', everything);

describe('the schema of the third generation', () => {
  it('has none of the types that are gone, and all new names', () => {
    for (const name of [...REMOVED_TYPES, ...Object.keys(RENAMED_TYPES)]) {
      expect([name, third.getType(name)]).toEqual([name, undefined]);
    }
    for (const name of Object.values({ ...RENAMED_TYPES, ...COPIED_TYPES })) {
      expect([name, third.getType(name ?? '')]).not.toEqual([name, undefined]);
    }
  });

  it.each([...ID_FILTERS, ...Object.keys(RETYPED_FIELDS)])('changes %s, which the second has', (place) => {
    const [owner = '', field = ''] = place.split('.');
    const typeIn = (schema: typeof second) => {
      const type = schema.getType(owner);
      return type && 'getFields' in type ? String(type.getFields()[field]?.type) : 'no type';
    };
    expect(typeIn(third)).toContain(ID_FILTERS.has(place) ? 'IdOperationFilterInput' : RETYPED_FIELDS[place]);
    expect(typeIn(second)).not.toBe('undefined');
    expect(typeIn(second)).not.toBe(typeIn(third));
  });

  it('differs from the second in these names, and in no others', async () => {
    const [before, after] = [partsOf(second), partsOf(third)];
    const lines = [
      ...onlyIn(before, after).map((name) => `- ${name}`),
      ...onlyIn(after, before).map((name) => `+ ${name}: ${after.get(name)?.type}`),
      ...changedParts(before, after).map(({ coordinate, type, now }) => `~ ${coordinate}: ${type}, ${now}`),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('third-generation.differences.txt');
  });
});
