import { createServer } from 'node:http';
import { setPriority } from 'node:os';
import { createServerAdapter } from '@whatwg-node/server';
import { createApi } from '#graphql/server/server.ts';
import { type DatabaseOptions, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { env } from '#lib/env.ts';
import { createLog, describe } from '../../log.ts';
import { iconUrlFor } from '../data-source.ts';
import { describeApiError } from '#lib/server/data/own-api.ts';

/*
 * The process that answers clients of the API. Started by client-process.ts, which sends it the database; it answers
 * with the port of this machine at which it listens, and ends with the server.
 */

/** The priority of the process: clients get the processor time that pages leave. */
const NICE = 5;

function start(database: DatabaseOptions): void {
  const log = createLog(env().LOG_LEVEL, env().LOG_FORMAT);
  const api = createApi({
    database: openDatabase(database),
    generation: env().API_GENERATION,
    iconUrl: iconUrlFor(env()),
    logError: (error, level) => log(level, describeApiError(error)),
  });
  const answer = async (request: Request): Promise<Response> => {
    try {
      return await api.fetch(request);
    } catch (error) {
      if (!request.signal.aborted) log('error', `graphql ${describe(error)}`);
      return new Response(null, { status: 503 });
    }
  };
  const server = createServer(createServerAdapter(answer));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

process.once('message', start);
// Terminals and service managers signal the whole process group: the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
setPriority(NICE);
