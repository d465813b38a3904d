import { drawSamples } from './samples.ts';
import { measure, type Measured } from './measure.ts';
import { siteOperations } from './operations.ts';
import { createApi } from '../server/server.ts';
import { openDatabase } from '../sql/engine/connection/database.ts';

/**
 * Measures how long the API takes for everything that the site asks, over the PostgreSQL at `url`.
 * @param names parts of the names of operations; all are measured when there is none
 */
export async function benchmark(url: string, names: readonly string[] = []): Promise<readonly Measured[]> {
  // As the site opens it: PostgreSQL's compiler takes longer than any of these statements.
  const database = openDatabase({ url, timeLimits: true });
  try {
    const api = createApi({ database });
    const samples = await drawSamples(database);
    const measured: Measured[] = [];
    for (const operation of siteOperations()) {
      if (names.length > 0 && !names.some((part) => operation.name.includes(part))) continue;
      measured.push(await measure(api, operation, samples));
    }
    return measured;
  } finally {
    await database.end({ timeout: 1 });
  }
}
