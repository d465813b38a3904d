import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { MOST_AHEAD, type FeedOptions, type FeedMessage } from './world-feed.ts';
import { worldCopies } from './world-copies.ts';
import { importWorld } from './world-module.ts';

if (!parentPort) throw new Error('This is the code of a thread.');
const port = parentPort;
const { worldModule, world }: FeedOptions = workerData;
const { worldTables } = await importWorld(worldModule);

let ahead = 0;
const isFarAhead = () => ahead >= MOST_AHEAD;
port.on('message', () => (ahead -= 1));
for (const copy of worldCopies(worldTables(world))) {
  while (isFarAhead()) await once(port, 'message');
  ahead += 1;
  send({ copy }, [copy.bytes.buffer]);
}
send({ copy: null });
port.close();

function send(message: FeedMessage, transfer: ArrayBuffer[] = []) {
  port.postMessage(message, transfer);
}
