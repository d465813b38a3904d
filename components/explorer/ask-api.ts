import type { ExecutionResult } from 'graphql';

import { EXPLORER_ROUTE } from '#lib/url/explorer-route.ts';

/** A call of the API, from the contents of the editors. */
interface Call {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: unknown;
}

/**
 * Sends a call to the site's own API.
 * @throws Error with the server's words where the call is refused before the API sees it
 */
export async function askApi(call: Call): Promise<ExecutionResult> {
  const response = await fetch(EXPLORER_ROUTE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(call),
  });
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json');
  if (!isAnswer) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}
