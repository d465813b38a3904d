import plain from './plain-environment.json' with { type: 'json' };

/** Milliseconds: a site that gives no answer and no page up, however slow its machine is. */
export const PATIENT = { API_TIMEOUT_MS: '600000', RENDER_WAIT_MS: '600000' } as const;

/**
 * Whatever the surroundings say, the servers of tests are configured by them alone; empty counts as unset. No client is
 * limited: tests and benchmarks send from one address what many visitors do.
 */
export const PLAIN_ENVIRONMENT = { ...plain, RENDER_WAIT_MS: PATIENT.RENDER_WAIT_MS };
