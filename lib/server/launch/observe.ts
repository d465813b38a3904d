import { type Server, createServer, type IncomingMessage } from 'node:http';
import { registerRepairReporter, type RepairedAnswer } from '#lib/api/answers/repair-reports.ts';
import { registerFailureReporter, type UpstreamFailure } from '#lib/api/transport/failure-reports.ts';
import { type ServerState, answerHealth } from '../http/server-state.ts';
import { listen } from '../http/wire/http-server.ts';
import { type Log, describe } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { Operator } from '../operator/operator.ts';
import { pathOf } from '#lib/server/http/guards/request-limits.ts';
import { sendText } from '#lib/server/http/wire/send-response.ts';

/** Milliseconds between two lines about an operation: an API that has changed needs repairs in every answer. */
const PAUSE = 60_000;

/** The log state of one operation. */
interface Told {
  /** When the last line was written. */
  readonly at: number;
  /** Repaired answers since then. */
  leftOut: number;
}

/**
 * Writes a line for an answer of the API that was repaired, such as `repaired operation=GetKills converted=40 dropped=1
 * request=5bX-1`: one a minute for each operation. Answers between them are counted on the next line.
 * @param clock milliseconds that never go back
 */
export function createRepairLog(log: Log, clock: { now(): number } = performance) {
  const operations = new Map<string, Told>();

  return ({ operation, repairs, errors, requestId }: RepairedAnswer): void => {
    const now = clock.now();
    const told = operations.get(operation);
    if (told && now - told.at < PAUSE) {
      told.leftOut += 1;
      return;
    }
    operations.set(operation, { at: now, leftOut: 0 });
    const counts = { ...repairs, errors };
    const fields = [
      `operation=${operation}`,
      ...Object.entries(counts).flatMap(([kind, count]) => (count > 0 ? `${kind}=${count}` : [])),
      `request=${requestId ?? 'none'}`,
      ...(told && told.leftOut > 0 ? [`left-out=${told.leftOut}`] : []),
    ];
    log('warn', `repaired ${fields.join(' ')}`);
  };
}

/** The most lines a second: while an API is away, hundreds of lines would say the same. */
const MOST_LINES = 20;
const SECOND = 1_000;

/**
 * Writes one line for each failed call of the API, such as `upstream operation=GetKill kind=unreachable ms=3001
 * request=5bX-1`. Failures beyond the log's rate limit are counted on the next line.
 * @param clock milliseconds that never go back
 */
export function createFailureLog(log: Log, clock: { now(): number } = performance) {
  let second = 0;
  let lines = 0;
  let leftOut = 0;

  return ({ operation, kind, milliseconds, requestId }: UpstreamFailure): void => {
    const now = Math.floor(clock.now() / SECOND);
    if (now !== second) {
      second = now;
      lines = 0;
    }
    if (lines >= MOST_LINES) {
      leftOut += 1;
      return;
    }
    const fields = { operation, kind, ms: milliseconds, request: requestId ?? 'none' };
    const all = leftOut > 0 ? { ...fields, 'left-out': leftOut } : fields;
    const told = Object.entries(all).map(([name, value]) => `${name}=${value}`);
    log('warn', `upstream ${told.join(' ')}`);
    lines += 1;
    leftOut = 0;
  };
}

/** Reachable from this machine only. */
export const ADMIN_HOST = '127.0.0.1';

const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * A server for those who keep the site running, not listening yet: metrics, purges and health, without a token. The
 * browser of somebody on this machine, which a foreign site may tell to ask for it, gets nothing.
 */
export function createAdminServer(operator: Operator, state: ServerState, log: Log): Server {
  return createServer((request, response) => {
    if (isFromBrowser(request)) return sendText(response, { status: 403, text: 'Not for browsers' });
    if (answerHealth(pathOf(request.url ?? ''), state, response)) return;
    operator(request, response).then(
      (answered) => answered || sendText(response, { status: 404, text: 'Not found' }),
      (error: unknown) => {
        log('error', `admin ${request.url} ${describe(error)}`);
        response.destroy();
      },
    );
  });
}

/** A browser names the site that asks; one that was led here by a foreign name sends that name as the host. */
function isFromBrowser({ headers }: IncomingMessage): boolean {
  return 'origin' in headers || 'sec-fetch-site' in headers || !LOCAL_NAME.test(headers.host ?? '');
}

/** Logs and counts failures and repairs of the API's answers. */
export function observeApi(log: Log): Metrics {
  const metrics = new Metrics();
  const logFailure = createFailureLog(log);
  registerFailureReporter((failure) => {
    logFailure(failure);
    metrics.countFailure(failure);
  });
  registerRepairReporter(createRepairLog(log));
  return metrics;
}

/** Opens the port for operators. @param port 0 for any free one @throws StartError when it is taken */
export async function openAdmin(
  port: number,
  operator: Operator,
  state: ServerState,
  log: Log,
): Promise<Server> {
  const server = createAdminServer(operator, state, log);
  const actual = await listen(server, port, ADMIN_HOST, 'ADMIN_PORT');
  log('info', `metrics and purges are at http://${ADMIN_HOST}:${actual}`);
  return server;
}
