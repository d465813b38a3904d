import { beforeAll, expect, it, test } from 'vitest';

import { directApi } from '#graphql/testing/direct-api.ts';
import { openTestApi } from '#graphql/testing/test-api.ts';

import type { Description } from './describe.ts';
import { fullTitle, shorten } from '../metadata.ts';
import { everyDescription } from '../testing/every-description.ts';

/** The descriptions of every record page of the sample world, which holds namesakes of every kind. */
let pages: readonly Description[];

beforeAll(async () => {
  const api = await openTestApi();
  const described = await everyDescription(directApi(api.sql));
  pages = described.map(({ title, description }) => ({
    title: fullTitle(title),
    description: shorten(description),
  }));
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

it('has no title of more than 70 characters, with the name of the site where there is room', () => {
  expect(pages.filter(({ title }) => title.length > 70)).toEqual([]);
  const unnamed = pages.filter(({ title }) => !title.endsWith(' · War Ledger'));
  expect(unnamed.filter(({ title }) => title.length + ' · War Ledger'.length <= 70)).toEqual([]);
});

it('names the zone of every time of day', () => {
  const timed = pages.filter(({ title }) => /\d\d:\d\d/.test(title));
  expect(timed.length).toBeGreaterThan(100);
  expect(timed.filter(({ title }) => !/\d\d:\d\d UTC/.test(title))).toEqual([]);
});

it('cuts few titles', () => {
  const cut = pages.filter(({ title }) => title.includes('…'));
  expect(cut.length / pages.length).toBeLessThan(0.01);
});

it('says nothing twice in one description', () => {
  const words = (sentence: string) => sentence.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const repeated = pages.filter(({ description }) => {
    const [last = '', ...before] = description.split(/(?<=[.!?]) /).toReversed();
    const said = new Set(before.flatMap(words));
    return before.length > 1 && words(last).length > 1 && words(last).every((word) => said.has(word));
  });
  expect(repeated).toEqual([]);
});
