/*
 * Entry of the process that keeps the archive of a remote API, see archive-process.ts. It gets the processor time that
 * pages leave, from its start on.
 */
import { setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

setPriority(10);
register();
await import('./process.ts');
