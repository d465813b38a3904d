import { afterEach, expect, it } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';
import { routes } from '#lib/url/routes.ts';

import { metadataWhereOffered } from './metadata-where-offered.ts';

const without = (lacks: string) => offering((coordinate) => coordinate !== lacks);

afterEach(() => registerEndpoint(undefined));

it('gives a page whose list the API lacks the title of a page that is not there', async () => {
  const metadata = metadataWhereOffered(routes.kills, async (title: string) => ({ title }));
  without('Query.kill');
  expect(await metadata('Kills')).toEqual({ title: 'Kills' });
  without('Query.kills');
  expect(await metadata('Kills')).toEqual({ title: { absolute: 'Not found · War Ledger' } });
});
