import { AsyncLocalStorage } from 'node:async_hooks';

/** Rows of a page in place of the usual number, for the work that a program asked for with `limit`. */
const storage = new AsyncLocalStorage<number>();

/** Runs work whose lists have pages of so many rows. */
export const withRowsAsked = <Result>(rows: number, work: () => Result): Result => storage.run(rows, work);

/** Rows of a page of a list: those that a program asked for, or the usual number. */
export const rowsOfPage = (usual: number): number => storage.getStore() ?? usual;
