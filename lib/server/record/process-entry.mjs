/*
 * Entry of the process that keeps the record of a remote API, see record-process.ts. It gets the processor time that
 * pages leave, from its start on.
 */
import { setPriority } from 'node:os';
import { register } from 'tsx/esm/api';

setPriority(10);
register();
await import('./process.ts');
