import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The answer to an operation, before its errors are masked. */
export interface Executed {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** Executes a valid operation. */
export type Execute = (args: ExecutionArgs) => Executed | Promise<Executed>;

/** Wraps a function that executes operations. */
export type Around = (execute: Execute) => Execute;

/** Applies wrappers in order: the last one is the outermost. */
export const around =
  (...layers: readonly Around[]): Around =>
  (execute) =>
    layers.reduce((inner, layer) => layer(inner), execute);

/** The same as a plugin of the server that answers clients. */
export const executeAround = (layer: Around): Plugin => ({
  onExecute: ({ executeFn, setExecuteFn }) => setExecuteFn(layer(executeFn)),
});
