import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from 'd3-array';
import type { ChildServer } from '../../servers/child-server.ts';
import { rawRequest } from './raw-request.ts';

/** Kinds of pages that are visited once each, as by someone who follows a link to a record. */
export const UNSEEN_KINDS = ['kill', 'character', 'guild', 'scenario', 'item'] as const;

export type UnseenKind = (typeof UNSEEN_KINDS)[number];

const FIELDS: Readonly<Record<UnseenKind, string>> = {
  kill: 'kills',
  character: 'characters',
  guild: 'guilds',
  scenario: 'scenarios',
  item: 'items',
};

const PAGE_SIZE = 50;

/** Milliseconds until a server rests: one that was under load still collects its garbage. */
const REST = 1_000;

interface Answer {
  readonly data: {
    readonly list: {
      readonly nodes: readonly { readonly id: string }[];
      readonly pageInfo: { readonly hasPreviousPage: boolean; readonly startCursor: string };
    };
  };
}

/**
 * Paths of a number of records of a kind, from the end of its list, which is seldom visited; fewer where there are
 * fewer.
 * @param endpoint address of the API that has the records
 */
export async function unseenAddresses(
  endpoint: string,
  kind: UnseenKind,
  count: number,
): Promise<readonly string[]> {
  const query = `query ($before: String) {
    list: ${FIELDS[kind]}(last: ${PAGE_SIZE}, before: $before) {
      nodes { id } pageInfo { hasPreviousPage startCursor }
    }
  }`;
  const ids: string[] = [];
  let before: string | null = null;
  do {
    const response: Response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { before } }),
    });
    const { data }: Answer = await response.json();
    ids.push(...data.list.nodes.map(({ id }) => id));
    before = data.list.pageInfo.hasPreviousPage ? data.list.pageInfo.startCursor : null;
  } while (before !== null && ids.length < count);
  return ids.slice(0, count).map((id) => `/${kind}/${id}`);
}

/** The load and the cost of pages that were never requested before. */
export interface UnseenLoad {
  readonly perSecond: number;
  /** Milliseconds that processors worked for each, those of the site's database too; NaN where the system does not tell. */
  readonly cpu: number;
  /** Milliseconds to the first byte, at the median. */
  readonly firstByte: number;
}

/**
 * Asks a site for each of the pages once.
 * @param connections how many are asked for at the same time
 * @throws Error when the site fails
 */
export async function visitOnce(
  site: Pick<ChildServer, 'origin' | 'cpuTime'>,
  paths: readonly string[],
  connections: number,
): Promise<UnseenLoad> {
  const agent = new Agent({ keepAlive: true });
  const waiting = [...paths];
  const firstBytes: number[] = [];
  const visitOneAfterTheOther = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status, firstByte } = await rawRequest(site.origin + path, agent);
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      firstBytes.push(firstByte);
    }
  };
  await sleep(REST);
  const workedBefore = site.cpuTime();
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, visitOneAfterTheOther));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  // Copies for later visitors are made behind the page, which is work for it all the same.
  await sleep(REST);
  const cpu = (site.cpuTime() - workedBefore) / paths.length;
  return { perSecond: paths.length / seconds, cpu, firstByte: median(firstBytes) ?? NaN };
}
