/* Entry of the process that answers clients of the API, see client-api.ts. */
import { register } from 'tsx/esm/api';

register();
await import('./process.ts');
