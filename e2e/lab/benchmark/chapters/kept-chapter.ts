import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ChildServer, startServer } from '../../../servers/child-server.ts';
import type { Cell, Table } from '../markdown-table.ts';
import { BROWSER_HEADERS, rawRequest, median, untilIdle } from '../raw-request.ts';
import type { Surroundings } from '../page-samples.ts';

const CONNECTIONS = 8;
const SECONDS = 2;
const ROUNDS = 3;

/** Headers that a server writes for each answer anew. */
const PER_ANSWER = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** The part of autocannon's report that is read. */
interface Report {
  readonly errors: number;
  readonly non2xx: number;
  readonly requests: { readonly total: number };
}

/** Pages from the page cache, beside a bare Node server that sends the same bytes: requests a second. */
export async function keptChapter({ pages, site }: Surroundings): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'war-ledger-benchmark-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const rows: (readonly Cell[])[] = [];
  for (const { kind, path } of pages) {
    const file = join(folder, 'answer.json');
    await recordAnswer(site.origin + path, file);
    const bare = await startServer('e2e/lab/benchmark/bare-server.ts', { args: [file] });
    const rates: Record<'site' | 'bare', number[]> = { site: [], bare: [] };
    // In turns, so that other work of the machine falls on both alike; the first round compiles.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ofSite, ofBare] = [await rateOf(site, path), await rateOf(bare, path)];
      if (round === 0) continue;
      rates.site.push(ofSite);
      rates.bare.push(ofBare);
    }
    await bare.stop();
    rows.push([kind, median(rates.site), median(rates.bare), median(rates.site) / median(rates.bare)]);
  }
  return {
    title: `Kept pages: requests a second over ${CONNECTIONS} connections`,
    columns: ['Page', 'site', 'bare server', 'share'],
    rows,
  };
}

/** Stores the site's answer for a page from its cache, for the bare server. */
async function recordAnswer(address: string, file: string): Promise<void> {
  await rawRequest(address);
  const { status, headers, body } = await rawRequest(address);
  if (status !== 200) throw new Error(`${address} answers ${status}`);
  const kept = Object.entries(headers).filter(([name]) => !PER_ANSWER.has(name));
  const sent = { ...Object.fromEntries(kept), 'content-length': body.length };
  writeFileSync(file, JSON.stringify({ headers: sent, body: body.toString('base64') }));
}

async function rateOf(server: ChildServer, path: string): Promise<number> {
  await untilIdle([server]);
  const headers = Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const options = ['-c', String(CONNECTIONS), '-d', String(SECONDS), '-j', '-n', ...headers];
  const program = fileURLToPath(import.meta.resolve('autocannon'));
  const run = promisify(execFile)(process.execPath, [program, ...options, server.origin + path]);
  const { requests, errors, non2xx }: Report = JSON.parse((await run).stdout);
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} failed, ${non2xx} not answered with 200`);
  return requests.total / SECONDS;
}
