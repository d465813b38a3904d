import type { EndpointOptions } from '#lib/api/schema/remote-endpoint.ts';

import type { Log } from '../log.ts';

/**
 * Logs the differences between an endpoint and the contract: a summary at the given level, all details at debug level.
 */
export const logDifferences =
  (log: Log, level: 'info' | 'warn'): EndpointOptions['log'] =>
  (summary, details) => {
    log(level, summary);
    log('debug', details);
  };
