import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
  type EmbeddedOptions,
} from '#graphql/embedded/embedded-database.ts';
import { TEST_WORLD } from './test-world.ts';
import { TINY_WORLD } from './tiny-world.ts';

/** A data directory of its own under the system's temporary one. */
export async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), 'war-ledger-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** The folder of files that test runs keep for the next run. */
export const KEPT = '.data';

/** An embedded database with the tiny world, for tests that write, break or kill it. */
export async function startTinyDatabase(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase> {
  await mkdir(KEPT, { recursive: true });
  return startEmbeddedDatabase({
    seed: 'tiny',
    now: TEST_WORLD.now,
    scale: 1,
    worldModule: TINY_WORLD,
    templateDir: KEPT,
    ...options,
    dataDir,
  });
}
