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
  readonly onProgress: (text: string) => void;
}

/** Numbers of connections, and which of the pages that nobody saw are asked for over them. */
const LEVELS = [
  { connections: 8, from: 0, to: 24 },
  { connections: 64, from: 24, to: 24 + 192 },
] as const;

type Level = (typeof LEVELS)[number];

/** Pages under load: asked for the first time, rendered, out of the page cache, and the limits of both. */
export async function loadChapter(
  surroundings: Surroundings,
  options: LoadOptions,
): Promise<readonly Table[]> {
  const tables: Table[] = [];
  for (const level of LEVELS) {
    options.onProgress(`${level.connections} connections: pages that nobody saw`);
    const { connections } = level;
    const cold = await coldLoads(surroundings.pages, level);
    const empty = await emptyLoads(surroundings, connections, options);
    const pages = await measureLoad(surroundings.pages, {
      ...options,
      servers: surroundings.servers,
      connections,
    });
    tables.push(loadTable({ connections, pages, cold, empty }));
  }
  return tables;
}

/** Kinds of which as many pages are known as there are connections. */
async function coldLoads(
  pages: readonly PageSample[],
  { connections, from, to }: Level,
): Promise<ReadonlyMap<string, Load>> {
  const loads = new Map<string, Load>();
  for (const { kind, unseen } of pages) {
    const paths = unseen.slice(from, to);
    if (paths.length >= connections) loads.set(kind, await measureCold(paths, connections));
  }
  return loads;
}

async function emptyLoads(
  { servers }: Surroundings,
  connections: number,
  { generator, rounds }: LoadOptions,
): Promise<readonly ServerLoad[]> {
  const loads: ServerLoad[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const source = { server: servers.framework, path: '/empty' };
    loads.push(await loadOf(source, { generator, connections }, 1));
  }
  return loads;
}
