import type { ServerResponse } from 'node:http';
import { sendJson } from './wire/send-response.ts';
import { uptime, type ServerState } from './server-state.ts';

/**
 * Answers `/healthz` (the process runs) and `/readyz` (it accepts visitors); returns false for any other path.
 * Readiness does not depend on the API: cached pages are served while it is down.
 */
export function answerHealth(path: string, state: ServerState, response: ServerResponse): boolean {
  if (path !== '/healthz' && path !== '/readyz') return false;
  const healthy = path === '/healthz' || state.phase === 'ready';
  sendJson(response, healthy ? 200 : 503, { status: state.phase, uptime: uptime(state) });
  return true;
}
