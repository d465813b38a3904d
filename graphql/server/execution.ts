import type { ExecutionArgs } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** An answer to an operation, before anybody has masked its errors. */
export interface Executed {
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/** Executes a valid operation. */
export type Execute = (args: ExecutionArgs) => Executed | Promise<Executed>;

/** Executes operations by another function, and does more around it. */
export type Around = (execute: Execute) => Execute;

/** The first executes as the last one gives it, so that each stands around those before it. */
export const around =
  (...layers: readonly Around[]): Around =>
  (execute) =>
    layers.reduce((inner, layer) => layer(inner), execute);

/** The same for the server that answers clients. */
export const executeAround = (layer: Around): Plugin => ({
  onExecute: ({ executeFn, setExecuteFn }) => setExecuteFn(layer(executeFn)),
});
