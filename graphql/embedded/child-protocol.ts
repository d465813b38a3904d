import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';

/** What the launcher gives the database process, as JSON in its first argument. */
export interface ChildOptions extends WorldOptions {
  readonly dataDir: string;
  /** Where an empty database is kept for later starts. */
  readonly templateDir: string;
  readonly address: SocketAddress;
  /** Seconds after which a stored world is too old. */
  readonly maxAge: number;
  /** The stored world has served this launcher before: it is opened without looking at what it is. */
  readonly proven: boolean;
  /** Address of the module that generates the world. */
  readonly worldModule: string;
}

/** What the database process says to its launcher. */
export type ChildMessage =
  | { readonly type: 'progress'; readonly text: string }
  | { readonly type: 'ready'; readonly generated: boolean }
  | { readonly type: 'alive' }
  | { readonly type: 'failed'; readonly name: string; readonly text: string };

/** Does nothing in a process that was started without a launcher. */
export const tell = (message: ChildMessage) => void process.send?.(message);

/** Resolves when the launcher has the message, or cannot get it any more. */
export const tellSurely = (message: ChildMessage) =>
  new Promise<void>((resolve) => {
    if (process.send && process.connected) process.send(message, () => resolve());
    else resolve();
  });
