import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { EXPORT_GROUPS } from '../catalogue.ts';
import { openApi } from './open-api.ts';

const document = openApi(EXPORT_GROUPS, 'https://ledger.example');

/** The document as a program that has fetched it sees it. */
const fetched = JSON.parse(JSON.stringify(document));

test('is a valid OpenAPI document', async () => {
  const validator = new Validator();
  expect(await validator.validate(fetched)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('refers to nothing that it does not hold', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
  expect(references.length).toBeGreaterThan(5);
  for (const [, section = '', name = ''] of references) {
    expect(fetched.components[section]).toHaveProperty([name]);
  }
});

test('every operation has a name of its own, and every parameter of a path is told', () => {
  const operations = Object.entries<{
    get: { operationId: string; parameters: { in: string; name: string }[] };
  }>(fetched.paths);
  const names = operations.map(([, { get }]) => get.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const [path, { get }] of operations) {
    const named = get.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(named, path).toEqual(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name));
  }
});

test('tells choices as they stand in addresses, and the columns of a table', () => {
  const { parameters, responses } = fetched.paths['/kills.csv'].get;
  expect(parameters).toContainEqual(
    expect.objectContaining({
      name: 'period',
      schema: {
        type: 'string',
        enum: ['all', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'],
        default: 'all',
      },
    }),
  );
  expect(responses[200].content['text/csv'].schema).toMatchObject({
    items: { $ref: '#/components/schemas/kills' },
  });
  const { record, parts: named } =
    fetched.paths['/kills.json'].get.responses[200].content['application/json'].schema.properties;
  expect([record.type, Object.keys(named.properties)]).toEqual(['object', ['kills']]);
  expect(fetched.components.schemas.kills.properties).toHaveProperty('killerName');
});
