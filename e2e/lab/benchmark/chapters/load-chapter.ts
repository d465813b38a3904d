import type { Load, LoadGenerator } from '../load.ts';
import { loadTable } from '../load-table.ts';
import type { Table } from '../markdown-table.ts';
import { measureCold } from '../measure-cold.ts';
import { loadOf, measureLoad, type ServerLoad } from '../measure-load.ts';
import type { PageSample } from '../page-samples.ts';
import type { Surroundings } from '../with-servers.ts';

interface LoadOptions {
  readonly generator: LoadGenerator;
  readonly rounds: number;
  /** Numbers of them, one after the other. */
  readonly connections: readonly number[];
  readonly onProgress: (text: string) => void;
}

/** The number of requests for unseen pages over each connection. */
const UNSEEN_PER_CONNECTION = 3;

/** Measures pages under load: at their first request, rendered, out of the page cache, and the limits of both. */
export async function loadChapter(
  surroundings: Surroundings,
  options: LoadOptions,
): Promise<readonly Table[]> {
  const tables: Table[] = [];
  let seen = 0;
  for (const [index, connections] of options.connections.entries()) {
    options.onProgress(`${connections} connections: pages that nobody saw`);
    const cold = await coldLoads(surroundings.pages, { ...options, connections, from: seen });
    seen += connections * UNSEEN_PER_CONNECTION;
    const empty = await emptyLoads(surroundings, { ...options, connections });
    const pages = await measureLoad(surroundings.pages, {
      ...options,
      servers: surroundings.servers,
      connections,
      compiled: index > 0,
    });
    tables.push(loadTable({ connections, pages, cold, empty }));
  }
  return tables;
}

interface ColdPlan extends Pick<LoadOptions, 'onProgress'> {
  readonly connections: number;
  /** The number of pages that have been requested already. */
  readonly from: number;
}

/** Measures the kinds of which as many pages are known as there are connections, and of which none fails. */
async function coldLoads(
  pages: readonly PageSample[],
  { connections, from, onProgress }: ColdPlan,
): Promise<ReadonlyMap<string, Load>> {
  const loads = new Map<string, Load>();
  for (const { kind, unseen } of pages) {
    const paths = unseen.slice(from, from + connections * UNSEEN_PER_CONNECTION);
    if (paths.length < connections) continue;
    try {
      loads.set(kind, await measureCold(paths, connections));
    } catch (error) {
      onProgress(String(error));
    }
  }
  return loads;
}

async function emptyLoads(
  { servers }: Surroundings,
  { generator, rounds, connections }: Omit<LoadOptions, 'connections'> & { readonly connections: number },
): Promise<readonly ServerLoad[]> {
  const loads: ServerLoad[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const source = { server: servers.framework, path: '/empty', renews: false };
    loads.push(await loadOf(source, { generator, connections }, 1));
  }
  return loads;
}
