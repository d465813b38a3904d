/** The phase of the process: it answers pages only while ready. */
export type Phase = 'starting' | 'ready' | 'stopping';

export interface ServerState {
  phase: Phase;
  /** True while answers ask visitors to close their connections, since another site behind the proxy accepts the new ones. */
  isRetiring: boolean;
  /** Milliseconds of the monotonic clock. */
  readonly startedAt: number;
}

export function newServerState(phase: Phase = 'starting'): ServerState {
  return { phase, isRetiring: false, startedAt: performance.now() };
}

/** Seconds since the process began to start, with one decimal. */
export function uptime(state: ServerState): number {
  return Math.round((performance.now() - state.startedAt) / 100) / 10;
}
