import type { Cell, Table } from '../markdown-table.ts';
import { measureAlone } from '../measure-alone.ts';
import { sourcesOf } from '../measure-load.ts';
import type { Surroundings } from '../with-servers.ts';

/** Milliseconds of one request at a time. */
export async function aloneChapter({ pages, servers }: Surroundings): Promise<Table> {
  const rows: (readonly Cell[])[] = [];
  for (const [index, { kind, path }] of pages.entries()) {
    const { warm, string, hot, file } = sourcesOf(servers, path, index);
    const times: number[] = [];
    for (const { server, path } of [warm, string, hot, file]) {
      times.push(await measureAlone(server.origin + path));
    }
    rows.push([kind, ...times]);
  }
  const empty = await measureAlone(`${servers.framework.origin}/empty`);
  return {
    title: 'Milliseconds of one request at a time',
    columns: ['Page', 'warm', 'string', 'hot', 'file'],
    rows: [...rows, ['an empty Next page', empty, undefined, undefined, undefined]],
  };
}
