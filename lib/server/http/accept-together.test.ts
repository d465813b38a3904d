import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptTogether } from './accept-together.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

let accepted = 0;
let acceptedBefore: number[] = [];
const server = createServer((_request, response) => {
  acceptedBefore.push(accepted);
  response.end('hello');
});
acceptTogether(server);
server.on('connection', () => {
  accepted += 1;
});

beforeEach(async () => {
  accepted = 0;
  acceptedBefore = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
});

function open() {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(REQUEST);
  return socket;
}

async function answerOf(socket: ReturnType<typeof open>): Promise<string> {
  const pieces = await socket.toArray();
  return pieces.join('');
}

test('of connections that come at once none is served before all are there', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => answerOf(open())));
  expect(answers.filter((answer) => answer.endsWith('hello'))).toHaveLength(50);
  expect(acceptedBefore).toHaveLength(50);
  expect(Math.min(...acceptedBefore)).toBe(50);
});

test('more than that wait for 128 only', async () => {
  await Promise.all(Array.from({ length: 200 }, () => answerOf(open())));
  expect(acceptedBefore).toHaveLength(200);
  expect(Math.min(...acceptedBefore)).toBeGreaterThanOrEqual(128);
});

test('who leaves before being served harms nobody', async () => {
  const leaving = new Socket();
  server.emit('connection', leaving);
  leaving.destroy(new Error('reset by the visitor'));
  expect(await answerOf(open())).toContain('hello');
});
