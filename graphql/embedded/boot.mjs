/*
 * Entry of the database process. The engine is loaded as it is, before TypeScript is understood: reading it as
 * possible TypeScript takes longer than loading it, and a killed process has to be back soon.
 */
import '@electric-sql/pglite';
import { register } from 'tsx/esm/api';

register();
await import('./child.ts');
