import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { openApi } from '#lib/exports/open-api/open-api.ts';

import { EXPORT_GROUPS } from '../export/catalogue.ts';

const document = openApi(EXPORT_GROUPS, 'https://ledger.example', () => true);

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

test('every operation has a unique name and declares its path parameters', () => {
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
        enum: ['all', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'lastNight'],
        default: 'all',
      },
    }),
  );
  expect(responses[200].content['text/csv'].schema).toMatchObject({
    items: { $ref: '#/components/schemas/kills' },
  });
  expect(fetched.components.schemas.kills.properties).toHaveProperty('killerName');
});

/** The schemas of the record and the parts in the JSON of a page. */
const jsonOf = (path: string) =>
  fetched.paths[path].get.responses[200].content['application/json'].schema.properties;

test('tells the JSON of a page by what the page asks of the API', () => {
  const { record, parts } = jsonOf('/kills.json');
  expect(record).toMatchObject({ type: 'object', properties: {} });
  expect(parts).toMatchObject({
    required: ['sums', 'kills'],
    properties: { kills: { anyOf: [{ $ref: '#/components/schemas/KillPage' }, { type: 'null' }] } },
  });
  const { KillPage, KillRow, CharacterTag, Career } = fetched.components.schemas;
  // A list counts its rows only where the page says how many there are.
  expect(KillPage.required).toEqual(['nodes', 'pageInfo']);
  expect(KillPage.properties.nodes).toMatchObject({
    type: ['array', 'null'],
    items: { $ref: expect.any(String) },
  });
  expect(KillRow.properties.time).toMatchObject({ type: 'integer', description: expect.stringMatching(/./) });
  expect(CharacterTag.properties.career).toMatchObject({ $ref: '#/components/schemas/Career' });
  expect(Career.enum).toContain('WITCH_HUNTER');
});

test('describes values that the site derives from the API', () => {
  const { record } = jsonOf('/storylines/{id}/{entryId}.json');
  expect(record.properties).toMatchObject({
    npcName: {},
    text: { type: ['object', 'null'], required: ['html', 'plain'] },
    activities: { type: 'array', items: { properties: { text: { required: ['html', 'plain'] } } } },
  });
  expect(jsonOf('/character/{id}/feud/{rivalId}.json').record.properties.kills).toEqual({
    type: 'array',
    items: { type: 'integer' },
    minItems: 2,
    maxItems: 2,
  });
});

test('leaves no record and no part of any page without a description', () => {
  for (const path of Object.keys(fetched.paths).filter(
    (each) => each.endsWith('.json') && each !== '/live.json',
  )) {
    const { record, parts } = jsonOf(path);
    for (const schema of [record, ...Object.values(parts.properties)]) {
      expect(
        ['$ref', 'anyOf', 'properties', 'items'].some((key) => key in schema),
        path,
      ).toBe(true);
    }
  }
});

test('tells the types of what is found, each with what is asked of it', () => {
  const choices: { properties: { __typename: { enum: string[] } } }[] =
    fetched.components.schemas.HitPage.properties.nodes.items.anyOf;
  const choice = choices.find(({ properties }) => properties.__typename.enum.includes('Guild'));
  expect(choice?.properties.__typename.enum).toEqual(['Guild']);
  expect(choice?.properties).toHaveProperty('heraldry');
});

test('lets a number be null that the API does not tell', () => {
  const poor = JSON.parse(
    JSON.stringify(openApi(EXPORT_GROUPS, 'https://ledger.example', (asked) => asked !== 'Kill.time')),
  );
  expect(poor.components.schemas.KillRow.properties.time.type).toEqual(['integer', 'null']);
});

test('names a licence and needs no authentication', () => {
  expect(fetched.info.license).toMatchObject({ url: 'https://ledger.example/credits' });
  expect(fetched.security).toEqual([]);
});
