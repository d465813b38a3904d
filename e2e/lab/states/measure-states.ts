import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { samplePages, type PageSample } from '../benchmark/page-samples.ts';
import { fetchPage } from '../../http-client.ts';
import { GENERATIONS_API, GENERATIONS_API_PORT, SITE_PORT } from '../../servers/addresses.ts';
import { startServer } from '../../servers/child-server.ts';
import { PATIENT } from '../../servers/plain-environment.ts';
import { contentLeft, pageContent, type PageContent } from './page-content.ts';

/*
 * One page of each kind on each state of the game's API, as a table in Markdown: what a state takes away from a page
 * that the first one has. After a build: npm run lab -- states. Exit code 1 where a state takes away what it has data for.
 */

const STATES = ['2026-01', '2026-04', '2026-08', '2026-08-closed'] as const;

/** Later states know neither chapters nor the types of creatures. */
const WITHOUT_DATA = /chapter|^\/creatures lost: Type$/i;

/** Crawlers get whole pages: nothing of them arrives later. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };

const folder = mkdtempSync(join(tmpdir(), 'war-ledger-states-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

const api = await startServer('e2e/generations/generations-api.ts', {
  port: GENERATIONS_API_PORT,
  env: { DATA_DIR: folder, WORLD_SEED: 'e2e', ...PATIENT },
});
const pages = new Map<string, PageContent[]>();
let samples: readonly PageSample[] = [];
for (const state of STATES) await visitAll(state);
await api.stop();

const rows = [...pages].map(([kind, [whole, ...others]]) => ({
  kind,
  cells: [whole, ...others].map((page) => (page && whole ? contentLeft(page, whole) : 'not seen')),
}));
const isLoss = (kind: string, cell: string) =>
  cell.startsWith('lost') && !WITHOUT_DATA.test(`${kind} ${cell}`);
const losses = rows.flatMap(({ kind, cells }) => cells.filter((cell) => isLoss(kind, cell)));

console.log(`| Kind of page | ${STATES.join(' | ')} |\n|${' --- |'.repeat(STATES.length + 1)}`);
for (const { kind, cells } of rows) console.log(`| \`${kind}\` | ${cells.join(' | ')} |`);
console.log(`\n${rows.length} kinds of pages, ${STATES.length} states: ${losses.length} losses`);
process.exit(losses.length === 0 ? 0 : 1);

/** Visits one page of each kind on a site that reads one state. */
async function visitAll(state: (typeof STATES)[number]): Promise<void> {
  const site = await startServer('lib/server/launch/serve.ts', {
    port: SITE_PORT,
    env: { GRAPHQL_ENDPOINT: `${GENERATIONS_API}/${state}`, LOG_LEVEL: 'silent', ...PATIENT },
  });
  if (samples.length === 0) samples = await samplePages([]);
  for (const { kind, path } of samples) {
    const { status, html } = await fetchPage(site.origin + path, CRAWLER);
    pages.set(kind, [...(pages.get(kind) ?? []), pageContent(status, html)]);
  }
  await site.stop();
}
