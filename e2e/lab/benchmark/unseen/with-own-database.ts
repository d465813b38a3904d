import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { childEnv } from '../../../../lib/server/launch/command-env.mjs';
import { findPostgres, startPostgres } from '../../../../lib/server/testing/postgres.mjs';
import { ROOT } from '../../../servers/child-server.ts';
import { PLAIN_ENVIRONMENT } from '../../../servers/plain-environment.ts';

const run = promisify(execFile);

/** Does something with its own PostgreSQL that holds the sample world; undefined where none is installed. */
export async function withOwnDatabase<Result>(
  work: (url: string) => Promise<Result>,
): Promise<Result | undefined> {
  const programs = findPostgres();
  if (!programs) return undefined;
  const database = await startPostgres(programs);
  try {
    await run(process.execPath, ['--import', 'tsx', 'lib/server/launch/war.ts', 'load'], {
      cwd: ROOT,
      env: childEnv({ ...PLAIN_ENVIRONMENT, DATABASE_URL: database.url, WORLD_SEED: 'e2e' }),
    });
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
