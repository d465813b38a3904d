import { afterEach, expect, it, vi } from 'vitest';

import { type Endpoint, registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { routes } from '#lib/url/routes.ts';

import { metadataWhereOffered } from './metadata-where-offered.ts';

const endpoint = (lacks: string): Endpoint => ({
  question: vi.fn(),
  learn: () => false,
  offers: (coordinate) => coordinate !== lacks,
  known: Promise.resolve(),
  isAssumed: () => false,
});

afterEach(() => registerEndpoint(undefined));

it('gives a page whose list the API lacks the title of a page that is not there', async () => {
  const metadata = metadataWhereOffered(routes.kills, async (title: string) => ({ title }));
  registerEndpoint(endpoint('Query.kill'));
  expect(await metadata('Kills')).toEqual({ title: 'Kills' });
  registerEndpoint(endpoint('Query.kills'));
  expect(await metadata('Kills')).toEqual({ title: { absolute: 'Not found · War Ledger' } });
});
