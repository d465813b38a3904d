/*
 * Entry of the database process. The engine is loaded before the TypeScript loader is registered: passing it through
 * the loader takes longer than loading it, and a killed process has to be restarted fast.
 */
import '@electric-sql/pglite';
import { register } from 'tsx/esm/api';

register();
await import('./child.ts');
