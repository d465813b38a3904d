import type { EndpointOptions } from '#lib/api/schema/remote-endpoint.ts';

import type { Log } from '../log.ts';

/** Logs in what an endpoint differs from the contract: in short at a level, all of it for those who look for it. */
export const logDifferences =
  (log: Log, level: 'info' | 'warn'): EndpointOptions['log'] =>
  (summary, details) => {
    log(level, summary);
    log('debug', details);
  };
