import { findProgram } from '../../../lib/server/launch/find-program.mjs';

import { autocannonLoad } from './autocannon.ts';
import type { LoadGenerator } from './load.ts';
import { wrkLoad } from './wrk.ts';

/** `wrk` where it is installed: it takes less of the machine from the server. `autocannon` everywhere else. */
export function findLoadGenerator(): LoadGenerator {
  const program = findProgram('wrk');
  return program
    ? { name: 'wrk', run: (options) => wrkLoad(program, options) }
    : { name: 'autocannon', run: autocannonLoad };
}
