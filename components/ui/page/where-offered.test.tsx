import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { newContext, runWithContext } from '#lib/request-context.ts';
import { routes } from '#lib/url/routes.ts';

import { MainRecord } from '../record/main-record.tsx';
import { whereOffered } from './where-offered.tsx';

const withoutChapters = () => offering((coordinate) => !/chapter/i.test(coordinate));

afterEach(() => registerEndpoint(undefined));

async function shown(path: string, page: () => Promise<React.ReactNode>) {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const context = newContext({ response, path, nonce: '', softNavigation: false });
  const html = await runWithContext(context, async () => renderToStaticMarkup(await page()));
  return { html, status: response.statusCode };
}

it('says that a list is not available, asks nothing, and leads to what is', async () => {
  withoutChapters();
  const page = vi.fn(async () => 'the list');
  const { html, status } = await shown('/chapters', () => whereOffered(routes.chapters, page)({}));
  expect(page).not.toHaveBeenCalled();
  expect(status).toBe(404);
  expect(html).toContain('The API that this site reads does not offer chapters.');
  expect(html).toMatch(/href="\/items"[^>]*>Library/);

  expect(await shown('/kills', () => whereOffered(routes.kills, page)({}))).toEqual({
    html: 'the list',
    status: 200,
  });
});

it('says the same of a record that cannot be there, and of no other', async () => {
  const missing = Promise.resolve({ data: null, provenance: null });
  const page = () => MainRecord({ from: missing, children: () => 'the record' });
  withoutChapters();
  expect((await shown('/chapter/7', page)).html).toContain(
    'The API that this site reads does not offer chapters.',
  );
  expect((await shown('/kill/7', page)).html).toContain('The record may have been removed');
  registerEndpoint(undefined);
  expect((await shown('/chapter/7', page)).html).toContain('The record may have been removed');
});
