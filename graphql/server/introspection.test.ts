import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GENERATIONS } from '../generations/generation.ts';
import { openDatabase, type Database } from '../sql/engine/connection/database.ts';
import { apiRequest } from '../testing/test-api.ts';
import { MAX_PAGE_SIZE } from '../resolvers/list-limits.ts';
import { createApi } from './server.ts';

/** The locations of directives in GraphQL's specification of 2021: code generators of its time stop at any other. */
const LOCATIONS = new Set(
  `QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT VARIABLE_DEFINITION SCHEMA
  SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT
  INPUT_FIELD_DEFINITION`.split(/\s+/),
);

let database: Database;
beforeAll(() => {
  database = openDatabase({ url: 'postgres://user@127.0.0.1:1/nothing' });
});
afterAll(() => database.end({ timeout: 1 }));

it.each([...GENERATIONS, 'everything'] as const)(
  '%s says how long a page may be, and has the directives that all tools know',
  async (spoken) => {
    const api = createApi({ database, generation: spoken });
    const response = await api.fetch(apiRequest(getIntrospectionQuery({ schemaDescription: true })));
    const { data }: { data: IntrospectionQuery } = await response.json();
    const { description, directives, types } = data['__schema'];
    expect(description).toContain(`pages of ${MAX_PAGE_SIZE} entries at most`);
    expect(directives.map(({ name }) => name).toSorted()).toEqual([
      'deprecated',
      'include',
      'skip',
      'specifiedBy',
    ]);
    expect(directives.flatMap(({ locations }) => locations.filter((place) => !LOCATIONS.has(place)))).toEqual(
      [],
    );
    const vendor = types.find(({ name }) => name === 'VendorItem');
    expect(vendor && 'fields' in vendor ? vendor.fields : []).toContainEqual(
      expect.objectContaining({ isDeprecated: true, deprecationReason: 'Use `soldBy`, which is the same.' }),
    );
  },
);
