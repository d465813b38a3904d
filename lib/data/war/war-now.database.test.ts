import { afterAll, expect, it, vi } from 'vitest';

import { GetBegunEventsDocument } from '#graphql/generated/documents.ts';
import { registerArchive } from '#lib/api/site-archive.ts';

const away = () => Promise.reject(new Error('away'));
vi.mock('server-only', () => ({}));
vi.mock('#lib/api/query.ts', () => ({
  query: async (document: unknown) =>
    document === GetBegunEventsDocument ? away() : { data: { events: [] }, provenance: null },
}));
const { listEvents } = await import('./war-now.ts');
afterAll(() => registerArchive(undefined));

it('lists the events of the API where the archive beside it is away', async () => {
  registerArchive({ ask: away, span: () => null, reachOf: () => undefined });
  expect(await listEvents(new Date())).toEqual({ data: [], provenance: null });
});
