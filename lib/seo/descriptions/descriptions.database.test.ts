import { beforeAll, expect, it, test } from 'vitest';

import { openTestApi } from '#graphql/testing/test-api.ts';

import type { Description } from './describe.ts';
import { shorten } from '../metadata.ts';
import { everyDescription } from '../testing/every-description.ts';

/** The descriptions of every record page of the sample world, which holds namesakes of every kind. */
let pages: readonly Description[];

beforeAll(async () => {
  const api = await openTestApi();
  const described = await everyDescription(api);
  pages = described.map(({ title, description }) => ({ title, description: shorten(description) }));
  await api.close();
});

test.each(['title', 'description'] as const)('no two pages share a %s', (part) => {
  const seen = new Set<string>();
  const shared = pages.map((page) => page[part]).filter((text) => seen.size === seen.add(text).size);
  expect(shared).toEqual([]);
});

it('describes every page with what there is to say', () => {
  expect(pages.length).toBeGreaterThan(1000);
  const lengths = ({ description }: Description) => description.length < 70 || description.length > 160;
  expect(pages.filter(lengths)).toEqual([]);
});

it('keeps titles short unless names are long', () => {
  const long = pages.filter(({ title }) => title.length > 65);
  expect(long.length / pages.length).toBeLessThan(0.02);
});
