/*
 * Entry of the thread that generates the world, see world-feed.ts.
 */
import { register } from 'tsx/esm/api';

register();
await import('./world-thread.ts');
