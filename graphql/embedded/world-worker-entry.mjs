/* Entry of the worker thread that generates the world, see world-generator.ts. */
import { register } from 'tsx/esm/api';

register();
await import('./world-worker.ts');
