import { print } from 'graphql';

import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

import { registerApi } from '../registry.ts';

/** Opens the API over the test world as the one that the site asks, until it is closed. */
export async function registerTestApi(): Promise<TestApi> {
  const api = await openTestApi();
  registerApi({
    fetch: () => Promise.reject(new Error('The site asks its own API without HTTP')),
    ask: (document, variables) => api.send(print(document), variables),
  });
  return {
    ...api,
    close() {
      registerApi(undefined);
      return api.close();
    },
  };
}
