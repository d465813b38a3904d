import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { llmsText } from '#lib/seo/llms-text.ts';
import { PAGE_KINDS, type PageKind } from '#lib/url/page-kinds.ts';

import { EXPORT_GROUPS, EXPORT_KINDS, findRoute } from './catalogue.ts';

const KINDS = join(import.meta.dirname, 'kinds');

/** Collects the declarations that the kinds' modules export, alone, in lists, or by names. */
async function declared(): Promise<ReadonlySet<unknown>> {
  const files = (await readdir(KINDS)).filter((file) => !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(KINDS, file))));
  const values: readonly unknown[] = modules.flatMap((module: object) => Object.values(module));
  const members = values.flatMap((value) =>
    typeof value === 'object' && value !== null ? [value].concat(Object.values(value)) : [],
  );
  return new Set(
    members.filter((value) => typeof value === 'object' && value !== null && 'address' in value),
  );
}

test('names every declaration once', async () => {
  const all = await declared();
  expect(all.size).toBeGreaterThan(20);
  const named: ReadonlySet<unknown> = new Set(EXPORT_KINDS);
  expect(
    [...all].filter((each) => !named.has(each)),
    'Name each in GROUPS of app/export/catalogue.ts.',
  ).toEqual([]);
  expect(EXPORT_KINDS).toHaveLength(all.size);
});

test('no two kinds have one address', () => {
  const addresses = EXPORT_KINDS.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test.each(EXPORT_KINDS.map(({ address }) => address))('%s has an answer of its own', (address) => {
  const names = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const page = (address === '/' ? '/index' : address).replaceAll(/\{(\w+)\}/g, 'the-$1').slice(1);
  const found = findRoute(page.split('/'));
  expect(found?.exports.address).toBe(address);
  expect(found?.params).toEqual(Object.fromEntries(names.map((name) => [name, `the-${name}`])));
});

test.each([[], ['nowhere'], ['kill'], ['kill', '7', 'x'], ['constructor']])('%j has no answer', (...page) => {
  expect(findRoute(page)).toBeNull();
});

test('reads the parameters of each kind that its other formats read', () => {
  const kinds: Readonly<Record<string, PageKind>> = PAGE_KINDS;
  const patterns = Object.keys(kinds);
  for (const { address, filter, tables } of EXPORT_KINDS) {
    const like = address.replaceAll(/\{[^}]*\}/g, '[]');
    const pattern = patterns.find((known) => known.replaceAll(/\[[^\]]*\]/g, '[]') === like) ?? '';
    if (address === '/search') continue;
    const known = Object.values(kinds[pattern]?.filter?.fields ?? {}).map(({ param }) => param);
    const read = Object.values(filter?.fields ?? {}).map(({ param }) => param);
    expect(known, address).toEqual(expect.arrayContaining(read));
    const prefixes = Object.values(tables).flatMap(({ prefix }) => (prefix ? [prefix] : []));
    expect(kinds[pattern]?.lists ?? [], address).toEqual(expect.arrayContaining(prefixes));
  }
});

test('llms.txt has every kind of page once, with its formats', () => {
  const text = llmsText(EXPORT_GROUPS, 'https://ledger.example', { live: true, assistants: false });
  const lines = text.split('\n').filter((line) => line.startsWith('- ') && line.includes('`/'));
  expect(lines).toHaveLength(EXPORT_KINDS.length);
  expect(text).toMatch(/^- \[Players\]\(https:\/\/ledger\.example\/\): `\/index\.csv`, `\/index\.json`, /m);
  expect(text).toContain('- A character: `https://ledger.example/character/{id}`: `/character/{id}.csv`');
});
