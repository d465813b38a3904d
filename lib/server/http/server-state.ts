import type { ServerResponse } from 'node:http';
import type { ArchiveFacts } from '../archive/archive-facts.ts';
import { sendJson } from './wire/send-response.ts';

/** The phase of the process: it answers pages only while ready. */
export type Phase = 'starting' | 'ready' | 'stopping';

export interface ServerState {
  phase: Phase;
  /** True while answers ask visitors to close their connections, since another site behind the proxy accepts the new ones. */
  isRetiring: boolean;
  /** Milliseconds of the monotonic clock. */
  readonly startedAt: number;
  /** The facts about the archive of a remote API, where one is kept. */
  archive?: () => ArchiveFacts;
}

export function newServerState(phase: Phase = 'starting'): ServerState {
  return { phase, isRetiring: false, startedAt: performance.now() };
}

/** Seconds since the process began to start, with one decimal. */
function uptime(state: ServerState): number {
  return Math.round((performance.now() - state.startedAt) / 100) / 10;
}

/**
 * Answers `/healthz` (the process runs) and `/readyz` (it accepts visitors); returns false for any other path.
 * Readiness does not depend on the API: cached pages are served while it is down; nor on an archive of it, whose facts
 * `/readyz` tells.
 */
export function answerHealth(path: string, state: ServerState, response: ServerResponse): boolean {
  if (path !== '/healthz' && path !== '/readyz') return false;
  const healthy = path === '/healthz' || state.phase === 'ready';
  const facts = path === '/readyz' && state.archive ? { record: state.archive() } : {};
  sendJson(response, healthy ? 200 : 503, { status: state.phase, uptime: uptime(state), ...facts });
  return true;
}
