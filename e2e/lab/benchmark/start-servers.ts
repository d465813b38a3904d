import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { SITE, SITE_PORT } from '../../servers/addresses.ts';
import { LIMITS } from './build-limits.ts';
import { type ChildServer, startServer } from '../../servers/child-server.ts';
import { PATIENT } from '../../servers/plain-environment.ts';
import type { PageSample } from './page-samples.ts';
import { rawRequest } from './raw-request.ts';
import { recordedAnswer, type RecordedAnswer, writeRecords } from './recorded-answer.ts';

/** The script that starts the site, from the project's folder. */
export const SITE_SCRIPT = 'lib/server/launch/serve.ts';

export interface Sites {
  /** The site in normal operation: with its page cache, on the sample world of the browser tests. */
  readonly site: ChildServer;
  /** The same without a page cache, which asks the first one's API. */
  readonly uncached: ChildServer;
}

export interface Limits {
  /** An empty page and strings through the framework. */
  readonly framework: ChildServer;
  /** Sends what was recorded. */
  readonly bare: ChildServer;
}

/** Starts the site twice, as it is operated and without its page cache. */
export async function startSites(): Promise<Sites> {
  const [site, uncached] = await Promise.all([
    startServer(SITE_SCRIPT, {
      port: SITE_PORT,
      env: {
        ...PATIENT,
        DATA_DIR: process.env.DATA_DIR || join('.data', `e2e-${SITE_PORT}`),
        WORLD_SEED: 'e2e',
      },
    }),
    startServer(SITE_SCRIPT, {
      env: { ...PATIENT, GRAPHQL_ENDPOINT: `${SITE}/graphql`, PAGE_CACHE_MB: '0' },
    }),
  ]);
  return { site, uncached };
}

/**
 * Records the site's answer for each page once the page has been requested before.
 * @throws Error when a page is not answered with 200
 */
export async function recordPages(pages: readonly PageSample[]): Promise<readonly RecordedAnswer[]> {
  const records: RecordedAnswer[] = [];
  for (const { path } of pages) {
    await rawRequest(SITE + path);
    const answer = await rawRequest(SITE + path);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
    records.push(recordedAnswer(path, answer));
  }
  return records;
}

/** Starts the servers that send what was recorded, without rendering and without anything of the site, once built. */
export async function startLimits(records: readonly RecordedAnswer[]): Promise<Limits> {
  const folder = mkdtempSync(join(tmpdir(), 'war-ledger-benchmark-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  writeRecords(folder, records);
  const [framework, bare] = await Promise.all([
    startServer('e2e/lab/benchmark/limits-server.ts', { folder: LIMITS, env: { MARKUP_FOLDER: folder } }),
    startServer('e2e/lab/benchmark/bare-server.ts', { args: [folder] }),
  ]);
  return { framework, bare };
}
