import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { WorldOptions } from '#graphql/world/world.ts';
import type { CopyChunk } from './copy-chunks.ts';

/** The most chunks of 4 MB that are generated in advance (backpressure); a world of scale 1 never reaches it. */
export const MAX_QUEUED_CHUNKS = 16;

export interface GeneratorOptions {
  /** Address of the module that generates the world. */
  readonly worldModule: string;
  readonly world: WorldOptions;
}

/** A message of the worker; its chunk is null after the last one. */
export interface GeneratorMessage {
  readonly chunk: CopyChunk | null;
}

export interface WorldGenerator extends AsyncIterable<CopyChunk> {
  /** Stops the worker, whatever it is doing. */
  close(): Promise<void>;
}

/**
 * Generates a world in a worker thread, in parallel with the creation of the database and with the writing of the
 * chunks before. Iterate it once.
 * @throws while iterated, whatever the generator throws
 */
export function startWorldGenerator(options: GeneratorOptions): WorldGenerator {
  const worker = new Worker(new URL('world-worker-entry.mjs', import.meta.url), { workerData: options });
  const messages = on(worker, 'message', { close: ['exit'] });
  return { [Symbol.asyncIterator]: () => chunksFrom(worker, messages), close: () => terminate(worker) };
}

async function* chunksFrom(
  worker: Worker,
  messages: ReturnType<typeof on>,
): AsyncGenerator<CopyChunk, void, undefined> {
  for await (const [message] of messages) {
    const { chunk }: GeneratorMessage = message;
    if (chunk === null) return;
    yield chunk;
    worker.postMessage('taken', []);
  }
  throw new Error('The thread that generates the world ended early.');
}

async function terminate(worker: Worker) {
  await worker.terminate();
}
