import type { Cell, Table } from '../markdown-table.ts';
import { measureAlone } from '../measure-alone.ts';
import { lackingPages, sourcesOf } from '../measure-load.ts';
import type { Surroundings } from '../with-servers.ts';

/** Requests for each page before anything is measured: a server that runs for days has compiled its code. */
const WARM_UP = 5;

/** Milliseconds of one request at a time. */
export async function aloneChapter({ pages, servers }: Surroundings): Promise<Table> {
  const rows: (readonly Cell[])[] = [];
  const lacking = await lackingPages(servers, pages);
  for (const [index, page] of pages.entries()) {
    if (lacking.has(page)) continue;
    const { warm, string } = sourcesOf(servers, page.path, index);
    for (const { server, path } of [warm, string]) await measureAlone(server.origin + path, WARM_UP);
  }
  for (const [index, page] of pages.entries()) {
    const { kind, path } = page;
    if (lacking.has(page)) continue;
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
