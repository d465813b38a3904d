import { MOMENT } from '#graphql/testing/clock/moment.mjs';

import plain from './plain-environment.json' with { type: 'json' };

/** Milliseconds: a site that gives no answer and no page up, however slow its machine is. */
export const PATIENT = { API_TIMEOUT_MS: '600000', RENDER_WAIT_MS: '600000' } as const;

/**
 * A sample world of the run's moment, at which the time of day stands in a server and in all processes that it starts,
 * such as its database.
 */
export const STANDING_CLOCK = {
  WORLD_NOW: String(MOMENT),
  NODE_OPTIONS: `--import ${new URL('../../graphql/testing/clock/standing-clock.mjs', import.meta.url).href}`,
};

/**
 * Whatever the surroundings say, the servers of tests are configured by them alone; empty counts as unset. No client is
 * limited: tests and benchmarks send from one address what many visitors do.
 */
export const PLAIN_ENVIRONMENT = { ...plain, ...STANDING_CLOCK, RENDER_WAIT_MS: PATIENT.RENDER_WAIT_MS };
