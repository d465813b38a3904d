/** A request that no honest client sends, with the group that it belongs to. */
export interface HostileRequest {
  readonly name: string;
  readonly make: () => Request;
}

export type HostileGroup = Readonly<Record<string, readonly HostileRequest[]>>;

const ADDRESS = 'http://api.invalid/graphql';
const JSON_TYPE = { 'content-type': 'application/json' };

/** A body as it is, whatever it is. */
export const sendBody = (
  name: string,
  body: string,
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): HostileRequest => ({ name, make: () => new Request(ADDRESS, { method: 'POST', headers, body }) });

/** A query as an honest client would send it. */
export const sendQuery = (name: string, query: string, variables?: unknown): HostileRequest =>
  sendBody(name, JSON.stringify({ query, variables }));

/** A request without a body. */
export const sendUrl = (name: string, search: string, method = 'GET'): HostileRequest => ({
  name,
  make: () => new Request(`${ADDRESS}${search}`, { method }),
});

export const times = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

/** A text inside `depth` pairs of brackets. */
export const nested = (depth: number, open: string, close: string, inside = ''): string =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
