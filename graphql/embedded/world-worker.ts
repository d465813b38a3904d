import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { MAX_QUEUED_CHUNKS, type GeneratorOptions, type GeneratorMessage } from './world-generator.ts';
import { copyChunks } from './copy-chunks.ts';
import { importWorld } from './world-module.ts';

if (!parentPort) throw new Error('This module runs in a worker thread only.');
const port = parentPort;
const { worldModule, world }: GeneratorOptions = workerData;
const { worldTables } = await importWorld(worldModule);

let queued = 0;
const isQueueFull = () => queued >= MAX_QUEUED_CHUNKS;
port.on('message', () => (queued -= 1));
for (const chunk of copyChunks(worldTables(world))) {
  while (isQueueFull()) await once(port, 'message');
  queued += 1;
  send({ chunk }, [chunk.bytes.buffer]);
}
send({ chunk: null });
port.close();

function send(message: GeneratorMessage, transfer: ArrayBuffer[] = []) {
  port.postMessage(message, transfer);
}
