import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { ApiError } from '#lib/api/api-error.ts';
import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { newContext, runWithContext } from '#lib/request-context.ts';
import { metadataOfMissing } from '#lib/seo/page-metadata.ts';

import { NotOfferedScreen } from '../page/not-offered-screen.tsx';
import { MissingRecord } from './missing-record.tsx';

const withoutChapters = () => offering((coordinate) => !/chapter/i.test(coordinate));

afterEach(() => registerEndpoint(undefined));

/** Renders a page, and gives the status and the headers that it leaves on its response. */
async function shown(page: ReactNode, path = '/kill/7') {
  const setHeader = vi.fn();
  const response = { headersSent: false, statusCode: 200, setHeader };
  const context = newContext({ response, path, nonce: '', softNavigation: false });
  const html = await runWithContext(context, async () => renderToStaticMarkup(page));
  return { html, setHeader, status: response.statusCode };
}

it('answers 404 for a record that does not exist', async () => {
  const { html, status } = await shown(<MissingRecord error={null} />);
  expect(status).toBe(404);
  expect(html).toContain('The record may have been removed');
});

it('answers 503 where the API is overloaded, and says when to come again', async () => {
  const error = new ApiError('overloaded', undefined, { retryAfter: 9 });
  const { html, setHeader, status } = await shown(<MissingRecord error={error} />);
  expect(status).toBe(503);
  expect(setHeader).toHaveBeenCalledWith('retry-after', '9');
  expect(html).toContain('This page could not be loaded');
});

it('does not say of what an archive of the API lacks that it does not exist', async () => {
  const { html, status } = await shown(<MissingRecord error={new ApiError('unarchived')} />);
  expect(status).toBe(503);
  expect(html).not.toContain('Not found');
});

it('says what the API does not offer, also where that was learned from its refusal', async () => {
  withoutChapters();
  for (const error of [null, new ApiError('refused')]) {
    const { html, status } = await shown(<MissingRecord error={error} />, '/chapter/7');
    expect(status).toBe(404);
    expect(html).toContain('The API that this site reads does not offer chapters.');
    expect(html).toMatch(/href="\/items"[^>]*>Library/);
  }
  const failed = await shown(<MissingRecord error={new ApiError('overloaded')} />, '/chapter/7');
  expect(failed.status).toBe(503);
  expect((await shown(<MissingRecord error={null} />)).html).toContain('The record may have been removed');
});

it('says the same in place of a list', async () => {
  const { html, status } = await shown(<NotOfferedScreen subject="Chapters" />);
  expect(status).toBe(404);
  expect(html).toContain('The API that this site reads does not offer chapters.');
});

it('keeps a missing record and a failure out of search results, with a title', async () => {
  const context = newContext({
    response: { headersSent: false, statusCode: 200, setHeader: vi.fn() },
    path: '/kill/7',
    nonce: '',
    softNavigation: false,
  });
  await runWithContext(context, async () => {
    expect(metadataOfMissing().title).toEqual({ absolute: 'Not found · War Ledger' });
    expect(metadataOfMissing(new ApiError('overloaded')).title).toEqual({ absolute: 'Error · War Ledger' });
  });
  expect(JSON.stringify(context.headTags)).toContain('noindex');
});
