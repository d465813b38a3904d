import { afterEach, expect, test } from 'vitest';

import { registerEndpoint } from '#lib/api/schema/endpoint.ts';
import { offering } from '#lib/api/testing/offering.ts';

import { generateMetadata } from './page.tsx';

afterEach(() => registerEndpoint(undefined));

test.each([
  [true, '/instance-runs?instance=60&view=sessions'],
  [false, '/instance-runs?instance=60'],
])('the list of sessions is an address only where the API has sessions: %s', async (has, address) => {
  offering((coordinate) => has || coordinate !== 'Query.dungeonSessions');
  const searchParams = Promise.resolve({ instance: '60', view: 'sessions' });
  const { alternates } = await generateMetadata({ params: Promise.resolve({}), searchParams });
  expect(String(alternates?.canonical).endsWith(address), String(alternates?.canonical)).toBe(true);
});
