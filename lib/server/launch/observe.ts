import { type Server, createServer, type IncomingMessage } from 'node:http';
import { registerRepairReporter, type RepairedAnswer } from '#lib/api/answers/repair-reports.ts';
import { registerFailureReporter, type UpstreamFailure } from '#lib/api/transport/failure-reports.ts';
import type { OnRefused, Reason } from '../http/guards/door.ts';
import type { Sending } from '../http/guards/paced-refusals.ts';
import { type ServerState, answerHealth } from '../http/server-state.ts';
import { listen } from '../http/wire/http-server.ts';
import { type Log, describe } from '../log.ts';
import { Metrics } from '../metrics.ts';
import type { Operator } from '../operator/operator.ts';
import { pathOf } from '#lib/server/http/guards/request-limits.ts';
import { sendText } from '#lib/server/http/wire/send-response.ts';

/** Milliseconds that never go back. */
interface Clock {
  now(): number;
}

/**
 * Limits the lines of a log: so many of a kind in so many milliseconds.
 * @returns a function that says how many of a kind were left out before a line; null where it is to be left out too
 */
function lineLimit(most: number, milliseconds: number, clock: Clock) {
  const kinds = new Map<string, { since: number; lines: number; leftOut: number }>();
  return (kind: string): number | null => {
    const now = clock.now();
    const kept = kinds.get(kind) ?? { since: -Infinity, lines: 0, leftOut: 0 };
    kinds.set(kind, kept);
    if (now - kept.since >= milliseconds) Object.assign(kept, { since: now, lines: 0 });
    if (kept.lines >= most) {
      kept.leftOut += 1;
      return null;
    }
    const { leftOut } = kept;
    Object.assign(kept, { lines: kept.lines + 1, leftOut: 0 });
    return leftOut;
  };
}

const fieldsOf = (fields: object) =>
  Object.entries(fields).flatMap(([name, value]) => (value === 0 ? [] : `${name}=${value}`));

/**
 * Writes a line for an answer of the API that was repaired, such as `repaired operation=GetKills converted=40 dropped=1
 * request=5bX-1`: one a minute for each operation, since an API that has changed needs repairs in every answer. Answers
 * between them are counted on the next line.
 */
export function createRepairLog(log: Log, clock: Clock = performance) {
  const takes = lineLimit(1, 60_000, clock);
  return ({ operation, repairs, errors, requestId = 'none' }: RepairedAnswer): void => {
    const leftOut = takes(operation);
    if (leftOut === null) return;
    const fields = { operation, ...repairs, errors, request: requestId, 'left-out': leftOut };
    log('warn', `repaired ${fieldsOf(fields).join(' ')}`);
  };
}

/**
 * Writes one line for each failed call of the API, such as `upstream operation=GetKill kind=unreachable ms=3001
 * request=5bX-1`: 20 a second, since hundreds would say the same while an API is away. Failures beyond that are counted
 * on the next line.
 */
export function createFailureLog(log: Log, clock: Clock = performance) {
  const takes = lineLimit(20, 1_000, clock);
  return ({ operation, kind, milliseconds, requestId = 'none' }: UpstreamFailure): void => {
    const leftOut = takes('');
    if (leftOut === null) return;
    const fields = { operation, kind, ms: String(milliseconds), request: requestId, 'left-out': leftOut };
    log('warn', `upstream ${fieldsOf(fields).join(' ')}`);
  };
}

/**
 * Writes a line when requests are refused, such as `refused page=312 busy=40 closes=2`: one a minute with the counts
 * since the line before, by reason, and how many connections were closed. It names no client.
 */
export function createRefusalLog(log: Log, clock: Clock = performance): OnRefused {
  let counts: Partial<Record<Reason | Sending, number>> = {};
  let writtenAt = -Infinity;
  return (reason, sending) => {
    counts[reason] = (counts[reason] ?? 0) + 1;
    if (sending === 'closes') counts.closes = (counts.closes ?? 0) + 1;
    if (clock.now() - writtenAt < 60_000) return;
    writtenAt = clock.now();
    log('warn', `refused ${fieldsOf(counts).join(' ')}`);
    counts = {};
  };
}

/** Reachable from this machine only. */
export const ADMIN_HOST = '127.0.0.1';

const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * A server for those who keep the site running, not listening yet: metrics, purges and health, without a token. The
 * browser on this machine that a foreign site makes send a request gets nothing.
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
