import type { Generation } from '#graphql/generations/generation.ts';
import { createApi } from '#graphql/server/server.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { isRecord } from '#lib/api/answers/check.ts';
import type { ArchiveClock } from '../archive-clock.ts';

type Body = { data?: Record<string, unknown> | null; errors?: object[] };

/** A fault of an answer. */
export type Fault = (answer: () => Promise<Body>, clock: ArchiveClock) => Promise<Response>;

const json = (body: object) => Response.json(body);

/** A fault of the lists of an answer. */
const ofLists =
  (change: (nodes: unknown[], body: Body, root: string) => void): Fault =>
  async (answer) => {
    const body = await answer();
    for (const [root, list] of Object.entries(body.data ?? {})) {
      if (isRecord(list) && Array.isArray(list['nodes'])) change(list['nodes'], body, root);
    }
    return json(body);
  };

/** The lists that rows have, whatever their kind. */
const PARTS = ['scoreboardEntries', 'attackers', 'damage', 'encounters'] as const;

const partsOf = (row: unknown): readonly string[] =>
  isRecord(row) ? PARTS.filter((part) => part in row) : [];

const status =
  (code: number, headers: Record<string, string> = {}): Fault =>
  async () =>
    new Response(code === 502 ? '<html>' : '{}', { status: code, headers });

/** Faults by their names. */
export const FAULTS = {
  'errors beside data': ofLists((nodes, body, root) => {
    body.errors ??= [];
    for (const [index, row] of nodes.entries()) {
      const [part] = partsOf(row);
      if (part === undefined || !isRecord(row)) continue;
      const list = row[part];
      row[part] = Array.isArray(list) ? [] : list && { ...list, nodes: [] };
      body.errors.push({ message: 'a resolver failed', path: [root, 'nodes', index, part] });
    }
  }),
  'errors without a path': ofLists((nodes, body) => {
    body.errors = [{ message: 'something failed' }];
    for (const row of nodes) {
      if (isRecord(row) && Array.isArray(row['scoreboardEntries'])) row['scoreboardEntries'] = [];
    }
  }),
  'null lists': async (answer) => {
    const { data } = await answer();
    return json({ data: Object.fromEntries(Object.keys(data ?? {}).map((root) => [root, null])) });
  },
  'null rows of lists': async (answer) => {
    const { data } = await answer();
    const lists = Object.entries(data ?? {}).map(([root, list]) => [
      root,
      isRecord(list) && 'nodes' in list ? { ...list, nodes: null } : list,
    ]);
    return json({ data: Object.fromEntries(lists) });
  },
  'null scoreboards': ofLists((nodes) => {
    for (const row of nodes) {
      const [part] = partsOf(row);
      if (part !== undefined && isRecord(row)) row[part] = null;
    }
  }),
  'malformed rows': ofLists((nodes) => {
    for (const [index, row] of nodes.entries()) {
      if (index % 2 > 0 || !isRecord(row)) continue;
      const [part = ''] = partsOf(row);
      const list = row[part];
      const entries = isRecord(list) ? list['nodes'] : list;
      if (Array.isArray(entries) && entries.length > 1) entries[1] = 'nonsense';
      else nodes[index] = { id: row['id'] };
    }
  }),
  slow: async (answer, clock) => {
    await clock.wait(8_000);
    return json(await answer());
  },
  cut: async (answer) => {
    const text = JSON.stringify(await answer());
    return new Response(text.slice(0, text.length / 2), { headers: { 'content-type': 'application/json' } });
  },
  'hanging up': async () => {
    throw new TypeError('fetch failed');
  },
  hanging: async (_, clock) => {
    await clock.wait(30_000);
    throw new DOMException('The operation timed out', 'TimeoutError');
  },
  HTML: async () => new Response('<html>maintenance</html>', { headers: { 'content-type': 'text/html' } }),
  'status 500': status(500),
  'status 502': status(502),
  'status 503': status(503),
  '503 for 90 seconds': status(503, { 'retry-after': '90' }),
  '429 for 150 seconds': status(429, { 'retry-after': '150' }),
  refusing: async () => json({ errors: [{ message: 'not now' }] }),
} satisfies Record<string, Fault>;

const requestOf = (query: string, variables: object): Request =>
  new Request('http://api.invalid/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });

export type FaultName = keyof typeof FAULTS;

interface FaultyOptions {
  readonly generation: Generation;
  readonly clock: ArchiveClock;
  /** Does what takes no time by that clock. */
  readonly outside?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The game's API in one of its states over a database, with faults that begin and end. */
export class FaultyApi {
  /** The fault of now. */
  fault: FaultName | null = null;
  /** The names of lists to which it is limited; all where there are none. */
  only: readonly string[] = [];
  /** Milliseconds at which questions came, by the clock, and what they asked for. */
  readonly asked: { readonly at: number; readonly text: string }[] = [];
  readonly #options: FaultyOptions;
  readonly #api: ReturnType<typeof createApi>;

  constructor(sql: Database, options: FaultyOptions) {
    this.#options = options;
    this.#api = createApi({ database: sql, generation: options.generation, additions: false });
  }

  readonly fetch: typeof fetch = async (_, init) => {
    const { clock, outside = (work) => work() } = this.#options;
    const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: object };
    this.asked.push({ at: clock.passed(), text: query });
    const answer = () =>
      outside(async () => (await (await this.#api.fetch(requestOf(query, variables))).json()) as Body);
    const isMeant = this.only.length === 0 || this.only.some((name) => query.includes(name));
    const fault = this.fault !== null && isMeant && !query.includes('__schema') ? FAULTS[this.fault] : null;
    return fault ? fault(answer, clock) : json(await answer());
  };
}
