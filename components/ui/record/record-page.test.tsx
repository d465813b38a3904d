import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import type { Provenance } from '#lib/api/answer.ts';

import { ApiError } from '#lib/api/api-error.ts';
import { newContext, runWithContext } from '#lib/request-context.ts';
import { text } from '#lib/url/filter/filter.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../../testing/rendered.ts';
import { recordLayout, recordPage, recordSection } from './record-page.tsx';

type Ask = () => Promise<{ data: { name: string } | null; provenance: Provenance | null }>;

const unknown: Ask = () => Promise.resolve({ data: null, provenance: null });
const failing: Ask = () => Promise.reject(new ApiError('overloaded', undefined, { retryAfter: 9 }));

function declare(ask: Ask) {
  const parts = {
    source: { idOf: ({ id }: { id: string }) => (id === 'malformed' ? null : id), get: vi.fn(ask) },
    describe: ({ name }: { name: string }) => ({ title: name, description: '' }),
    path: routes.kill,
    crumbs: () => [],
    early: vi.fn(() => ({ list: Promise.resolve('early') })),
    panels: vi.fn(() => ({ more: Promise.resolve('late') })),
    content: () => null,
  };
  return { ...parts, page: recordPage(parts), section: recordSection(parts) };
}

const asked = (id: string) => ({ params: Promise.resolve({ id }), searchParams: Promise.resolve({}) });

/** The status that a page leaves on its response. */
async function statusOf(page: Promise<ReactElement<object>>, setHeader = vi.fn()): Promise<number> {
  const response = { headersSent: false, statusCode: 200, setHeader };
  const { type, props } = await page;
  if (typeof type !== 'function') throw new Error('A page is a component.');
  const render = type as (props: object) => Promise<unknown>;
  await runWithContext(newContext({ response, path: '/', nonce: '', softNavigation: false }), () =>
    render(props),
  );
  return response.statusCode;
}

it('answers 404 for a malformed id without asking, and for an unknown record without asking more', async () => {
  const { page, source, early, panels } = declare(unknown);

  expect(await statusOf(page.Page(asked('malformed')))).toBe(404);
  expect(source.get).not.toHaveBeenCalled();
  expect(early).not.toHaveBeenCalled();
  expect(await statusOf(page.Page(asked('7')))).toBe(404);
  expect(panels).not.toHaveBeenCalled();
});

it('asks early panels beside the record, and the others after it', async () => {
  const order: string[] = [];
  const known: Ask = async () => {
    order.push('record');
    await new Promise(setImmediate);
    order.push('found');
    return { data: { name: 'Ekrund' }, provenance: null };
  };
  const parts = declare(known);
  parts.early.mockImplementation(() => {
    order.push('early');
    return { list: Promise.resolve('early') };
  });
  parts.panels.mockImplementation(() => {
    order.push('panels');
    return { more: Promise.resolve('late') };
  });
  await parts.section.Page(asked('7'));
  expect(order).toEqual(['early', 'record', 'found', 'panels']);
  expect(parts.early).toHaveBeenCalledWith(expect.objectContaining({ id: '7', query: {} }));
});

it('lets early panels of a missing record fail', async () => {
  const { early, page, section } = declare(unknown);
  const late = new ApiError('overloaded');
  early.mockImplementation(() => ({ list: Promise.reject(late) }));
  const unhandled = vi.fn();
  process.once('unhandledRejection', unhandled);
  expect(await statusOf(page.Page(asked('7')))).toBe(404);
  expect(await section.Page(asked('7'))).toBeNull();
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', unhandled);
  expect(early).toHaveBeenCalledTimes(2);
  expect(unhandled).not.toHaveBeenCalled();
});

it('answers 503 where the API is overloaded, and says when to come again', async () => {
  const { page, panels } = declare(failing);
  const setHeader = vi.fn();

  expect(await statusOf(page.Page(asked('7')), setHeader)).toBe(503);
  expect(setHeader).toHaveBeenCalledWith('retry-after', '9');
  expect(panels).not.toHaveBeenCalled();
});

it('does not say of what a record of the API lacks that it does not exist', async () => {
  const lacking: Ask = () =>
    Promise.resolve({ data: null, provenance: { asOf: null, recordedSince: 1_790_000_000 } });
  expect(await statusOf(declare(lacking).page.Page(asked('7')))).toBe(503);
});

it('keeps a missing record and a failure out of search results, with a title', async () => {
  expect(await declare(unknown).page.generateMetadata(asked('7'))).toMatchObject({
    title: { absolute: 'Not found · War Ledger' },
  });
  expect(await declare(failing).page.generateMetadata(asked('7'))).toMatchObject({
    title: { absolute: 'Error · War Ledger' },
  });
});

it('leaves it to the layout to say that a record is missing', async () => {
  for (const ask of [unknown, failing]) {
    const { section, panels } = declare(ask);
    expect(await section.Page(asked('7'))).toBeNull();
    expect(panels).not.toHaveBeenCalled();
  }
});

it('describes a record as the address asks for it', async () => {
  const known: Ask = () => Promise.resolve({ data: { name: 'Ekrund' }, provenance: null });
  const page = recordPage({
    ...declare(known),
    describe: ({ name }, id, { vs }) => ({
      title: `${name} ${id} ${String(vs)}`,
      description: '',
      path: routes.kill('1'),
    }),
  });
  const metadata = await page.generateMetadata({ ...asked('7'), searchParams: Promise.resolve({ vs: '8' }) });
  expect(metadata.title).toEqual({ absolute: 'Ekrund 7 8 · War Ledger' });
});

const OLD: Provenance = { asOf: Date.UTC(2026, 10, 20), recordedSince: null };

const ekrund = (provenance: Provenance | null = null) => ({
  ...declare(async () => ({ data: { name: 'Ekrund' }, provenance: null })),
  source: {
    idOf: ({ id }: { id: string }) => id,
    get: async () => ({ data: { name: 'Ekrund' }, provenance }),
  },
  crumbs: ({ name }: { name: string }, id: string) => [
    { label: 'Kills', href: routes.kills },
    { label: `${name} ${id}` },
  ],
  content: ({ panels, list }: { panels: object; list: { params: object } }) =>
    `${Object.keys(panels).join(' and ')} of ${JSON.stringify(list.params)}`,
});
const EXPORTS = { address: '/kill/{id}', title: 'A kill', tables: {}, record: {} as never, parts: {} };
const FILTER = { label: '', fields: { name: text('name', 'Name') } } as const;

it('shows a record with the way to it, its panels for the choices in the address, and its exports', async () => {
  const searchParams = Promise.resolve({ name: 'Ulf', noise: '1' });
  const plain = await rendered(await recordPage(ekrund()).Page({ ...asked('7'), searchParams }));
  expect(plain.text).toBe('Home Kills Ekrund 7 list and more of {}');
  expect(plain.links).toEqual([
    { text: 'Home', href: '/' },
    { text: 'Kills', href: '/kills' },
  ]);
  const more = { exports: EXPORTS, filter: FILTER, early: undefined, panels: undefined };
  const { Page } = recordPage({ ...ekrund(OLD), ...more, content: ekrund().content });
  const old = await rendered(await Page({ ...asked('7'), searchParams }));
  expect(old.text).toMatch(
    /Live data is not available .* 20 November 2026. of {"name":"Ulf"} Data of this pageJSON$/,
  );
  expect(old.links).toContainEqual({ text: 'JSON', href: '/kill/7.json' });
});

it('leads on to the address of the record itself', async () => {
  const to = (own: string) => recordPage({ ...ekrund(), ownId: () => own }).Page(asked('7'));
  await expect(to('8')).rejects.toMatchObject({ digest: expect.stringContaining('/kill/8;308') });
  expect((await rendered(await to('7'))).text).toContain('Ekrund 7');
  const missing = recordPage({ ...declare(failing), ownId: () => '8' });
  expect(await statusOf(missing.Page(asked('7')))).toBe(503);
});

it('shows a section without a way of its own', async () => {
  const section = await recordSection(ekrund()).Page(asked('7'));
  expect((await rendered(section)).text).toBe('list and more of {}');
});

it('frames the sections of a record', async () => {
  const layout = recordLayout({
    ...ekrund(OLD),
    content: ({ record, id, panels, children }) => (
      <>
        {record.name} {id} {Object.keys(panels)} {children}
      </>
    ),
  });
  const frame = await layout({ ...asked('7'), children: <p>Its kills</p> });
  expect((await rendered(frame)).text).toMatch(/^Home Kills Ekrund 7 Live data .* Ekrund 7 list Its kills$/);
});

it('catches no error of its parameters, by which Next ends a rendering of the build', async () => {
  const { page, section } = declare(unknown);
  const dynamic = new Error('Dynamic server usage');
  const query = () => ({ params: Promise.resolve({ id: '7' }), searchParams: Promise.reject(dynamic) });

  await expect(page.generateMetadata(query())).rejects.toBe(dynamic);
  await expect(page.Page(query())).rejects.toBe(dynamic);
  await expect(section.generateMetadata(query())).rejects.toBe(dynamic);
  await expect(section.Page(query())).rejects.toBe(dynamic);
});
