import { countStatements } from '#graphql/testing/count-statements.ts';
import { directly } from '#graphql/testing/direct-api.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

import { registerApi } from '../registry.ts';

/** Opens the API over the test world as the one that the site asks, until it is closed. */
export async function registerTestApi(): Promise<TestApi> {
  const api = await openTestApi();
  const { counted, takeStatements } = countStatements(api.sql);
  registerApi({
    fetch: () => Promise.reject(new Error('The site asks its own API without HTTP')),
    ask: directly(counted),
  });
  return {
    ...api,
    takeStatements,
    close() {
      registerApi(undefined);
      return api.close();
    },
  };
}
