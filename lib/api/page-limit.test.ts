import { afterEach, expect, it } from 'vitest';

import { worldTables } from '#graphql/world/world.ts';
import { ITEM_FILTER } from '#lib/url/filter/item-filter.ts';
import { QUEST_FILTER } from '#lib/url/filter/name-filter.ts';

import { mostRows } from './page-limit.ts';
import { registerEndpoint } from './schema/endpoint.ts';
import { createEndpoint } from './schema/remote-endpoint.ts';

afterEach(() => registerEndpoint(undefined));

it('asks our own API for a hundred rows at once', () => {
  expect(mostRows()).toBe(100);
});

it('asks another one for fifty', () => {
  registerEndpoint(
    createEndpoint({ introspect: async () => null, validate: async () => [], log: () => undefined }),
  );
  expect(mostRows()).toBe(50);
});

it('holds each part of the catalogues of the sample world on one page', () => {
  const parts = new Map<string, number>();
  for (const { name, columns, rows } of worldTables({ seed: 'parts', now: 1_790_000_000, scale: 0.01 })) {
    for (const row of rows) {
      const of = (column: string) => String(row[columns.indexOf(column)]);
      if (name === 'item') count(parts, `${of('type')} ${of('rarity')}`);
      if (name === 'quest')
        count(
          parts,
          of('name')
            .replace(/^(?:The|An?) /, '')
            .charAt(0),
        );
    }
  }
  const choices = [ITEM_FILTER.fields.type, ITEM_FILTER.fields.rarity, QUEST_FILTER.fields.letter];
  const known = new Set(choices.flatMap((field) => field.options.map(({ value }) => value)));
  expect([...parts.keys()].flatMap((part) => part.split(' ')).filter((value) => !known.has(value))).toEqual(
    [],
  );
  expect(parts.size).toBeGreaterThan(100);
  expect(Math.max(...parts.values())).toBeLessThanOrEqual(mostRows());
});

const count = (parts: Map<string, number>, part: string) => parts.set(part, (parts.get(part) ?? 0) + 1);
