import { expect, it } from 'vitest';
import { openTestApi } from '#graphql/testing/test-api.ts';
import { measure } from './measure.ts';
import { siteOperations } from './operations.ts';
import { drawSamples } from './samples.ts';

type Page = { first?: number; last?: number; after?: string };

/** The pages that an operation is asked for, by an API that gives every page a cursor. */
async function pagesOf(name: string): Promise<Page[]> {
  const { sql, close } = await openTestApi();
  const samples = await drawSamples(sql);
  await close();
  const operation = siteOperations().find((each) => each.name === name);
  if (!operation) throw new Error(`The site does not ask ${name}.`);
  const pages: Page[] = [];
  const fetch = async (request: Request) => {
    const { variables }: { variables: Page } = await request.json();
    pages.push(variables);
    return Response.json({ data: { list: { pageInfo: { endCursor: 'next' } } } });
  };
  await measure({ fetch }, operation, samples);
  return pages;
}

it.each([
  ['GetKills', true],
  ['GetArchivedInstanceRuns', false],
])('asks %s for pages as long as the site does, from the end only where it can', async (name, fromEnd) => {
  const pages = await pagesOf(name);
  expect(new Set(pages.map(({ first, last }) => first ?? last))).toEqual(new Set([10]));
  expect(pages.some(({ last }) => last !== undefined)).toBe(fromEnd);
  expect(pages.some(({ after }) => after === 'next')).toBe(true);
});
