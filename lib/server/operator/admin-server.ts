import { createServer, type IncomingMessage, type Server } from 'node:http';
import { pathOf } from '../http/guards/request-limits.ts';
import { answerHealth, type ServerState } from '../http/server-state.ts';
import { sendText } from '../http/wire/send-response.ts';
import { describe, type Log } from '../log.ts';
import type { Operator } from './operator.ts';

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
