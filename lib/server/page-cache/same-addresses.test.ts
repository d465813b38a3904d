import { afterAll, describe, expect, it } from 'vitest';

import type { Field } from '#lib/url/filter/filter.ts';
import { PAGE_KINDS, type PageKind } from '#lib/url/page-kinds.ts';

import { CachedPages } from './cached-pages.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import type { PageHandler } from '../http/next/pages.ts';

/** The pages that were asked for, the last one at the end. */
const asked: string[] = [];
const handler: PageHandler = async (request, response) => {
  asked.push(request.url ?? '');
  response.setHeader('content-type', 'text/html');
  response.end('<body></body>');
};

const open: SiteUnderTest[] = [];
afterAll(() => open.forEach((site) => site.close()));

async function opened(
  ...changes: Parameters<typeof openSite> extends [unknown, ...infer Rest] ? Rest : never
) {
  const site = await openSite(handler, ...changes);
  open.push(site);
  return site;
}

const kept = await opened({ keptPages: new CachedPages(handler, {}, 1024 * 1024, () => undefined) });
const notKept = await opened();
const development = await opened({ dev: true });

/** A value that is not the default of a field. */
function otherValue(field: Field): string {
  switch (field.kind) {
    case 'choice':
      // A choice whose options the page adds takes numbers of records, or months.
      return (
        field.options.find(({ value }) => value !== field.byDefault)?.value ??
        ['7', '2026-11'].find((value) => field.labelOther?.(value) != null) ??
        '7'
      );
    case 'flag':
      return field.on;
    case 'number':
      return '7';
    case 'text':
      return 'some-text';
    case 'day':
      return '2026-11-20';
  }
}

/** Every address of a kind of page with one of its parameters set, and the page itself. */
function addressesOf(pattern: string, { filter, lists = [] }: PageKind): readonly string[] {
  const path = pattern.replaceAll(/\[\w+\]/g, '7');
  const fields = Object.values<Field>(filter?.fields ?? {});
  const set = fields.map((field) => `${path}?${new URLSearchParams({ [field.param]: otherValue(field) })}`);
  return [path, ...set, ...lists.map((list) => `${path}?${list ? `${list}After` : 'after'}=MTIz`)];
}

describe('the address of a page is the same however the site runs', () => {
  it.each(Object.entries<PageKind>(PAGE_KINDS))('%s', async (pattern, kind) => {
    for (const address of addressesOf(pattern, kind)) {
      const odd = `${address}${address.includes('?') ? '&' : '?'}utm_source=x`;
      for (const site of [kept, notKept, development]) {
        asked.length = 0;
        await site.ask(odd, { headers: { accept: 'text/html' } });
        expect(asked, odd).toEqual([address]);
      }
    }
  });
});
