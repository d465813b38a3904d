import type { WorldOptions } from '#graphql/world/world.ts';
import type { SocketAddress } from '#graphql/sql/engine/connection/reconnecting-socket.ts';

/** Options that the supervisor passes to the database process, as JSON in its first argument. */
export interface ChildOptions extends WorldOptions {
  readonly dataDir: string;
  /** The folder of an empty database that later starts copy. */
  readonly templateDir: string;
  readonly address: SocketAddress;
  /** Seconds after which a stored world is too old. */
  readonly maxAge: number;
  /** Opens the stored world without checking it, since this supervisor has checked it before. */
  readonly skipCheck: boolean;
  /** URL of the module that generates the world. */
  readonly worldModule: string;
}

/** The supervisor's message that stops the database process gracefully. */
export const STOP = 'stop';

/** Messages of the database process to its supervisor. */
export type ChildMessage =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'ready'; readonly generated: boolean }
  | { readonly type: 'heartbeat' }
  | { readonly type: 'failed'; readonly name: string; readonly text: string };

/** Sends a message to the supervisor; does nothing in a process without one. */
export const sendMessage = (message: ChildMessage) => void process.send?.(message);

/** Sends a message; resolves when the supervisor has it, or can no longer get it. */
export const sendAndWait = (message: ChildMessage) =>
  new Promise<void>((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
