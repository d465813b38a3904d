import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { WorldCopy } from './world-copies.ts';

/** COPYs of 4 MB that wait to be taken before the thread does: the world of usual size never fills it. */
export const MOST_AHEAD = 16;

export interface FeedOptions {
  /** Address of the module that generates the world. */
  readonly worldModule: string;
  readonly world: WorldOptions;
}

/** What the thread says; null after the last. */
export interface FeedMessage {
  readonly copy: WorldCopy | null;
}

export interface WorldFeed extends AsyncIterable<WorldCopy> {
  /** Ends the thread, wherever it is. */
  close(): Promise<void>;
}

/**
 * Generates a world in a thread of its own, from now on: while the database is being created, and while it takes
 * what was generated before. Walk it once.
 * @throws while walked, whatever the generator throws
 */
export function feedWorld(options: FeedOptions): WorldFeed {
  const thread = new Worker(new URL('world-thread.mjs', import.meta.url), { workerData: options });
  const messages = on(thread, 'message', { close: ['exit'] });
  return { [Symbol.asyncIterator]: () => copiesFrom(thread, messages), close: () => ended(thread) };
}

async function* copiesFrom(
  thread: Worker,
  messages: ReturnType<typeof on>,
): AsyncGenerator<WorldCopy, void, undefined> {
  for await (const [message] of messages) {
    const { copy }: FeedMessage = message;
    if (copy === null) return;
    yield copy;
    thread.postMessage('taken', []);
  }
  throw new Error('The thread that generates the world ended early.');
}

async function ended(thread: Worker) {
  await thread.terminate();
}
