import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface RedisStandIn extends RedisServer {
  /** From now on it takes what it is sent, and answers nothing. */
  hang(): void;
}

/** Bytes as characters. */
const BINARY = 'latin1';

/**
 * Starts a server that does the part of Redis that the shared page cache needs, for machines that have none: RESP 3,
 * and no expiry.
 */
export async function startRedisStandIn(): Promise<RedisStandIn> {
  const values = new Map<string, string>();
  const channels = new Map<Socket, string>();
  const sockets = new Set<Socket>();
  let hangs = false;

  function answer(socket: Socket, [name = '', key = '', value = '']: readonly string[]): string {
    switch (name.toUpperCase()) {
      case 'HELLO':
        return `%1\r\n${bulk('proto')}:3\r\n`;
      case 'GET':
        return values.has(key) ? bulk(values.get(key)) : '_\r\n';
      case 'SET':
        values.set(key, value);
        return '+OK\r\n';
      case 'PUBLISH':
        for (const [subscriber, channel] of channels) {
          if (channel === key) subscriber.write(push('message', key, value), BINARY);
        }
        return ':1\r\n';
      case 'SUBSCRIBE':
        channels.set(socket, key);
        return `>3\r\n${bulk('subscribe')}${bulk(key)}:1\r\n`;
      default:
        return '+OK\r\n';
    }
  }

  const server = createServer((socket) => {
    let unread = '';
    sockets.add(socket);
    socket.setEncoding(BINARY);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket) && channels.delete(socket));
    socket.on('data', (text) => {
      if (hangs) return;
      unread += String(text);
      for (let read = readCommand(unread); read; read = readCommand(unread)) {
        unread = unread.slice(read.length);
        socket.write(answer(socket, read.words), BINARY);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    hang: () => {
      hangs = true;
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const bulk = (text = ''): string => `$${text.length}\r\n${text}\r\n`;

const push = (...texts: readonly string[]): string => `>${texts.length}\r\n${texts.map(bulk).join('')}`;

/** The first command of a text: an array of strings, each after its length. Null where it is not whole. */
function readCommand(text: string): { readonly words: readonly string[]; readonly length: number } | null {
  const [head, count] = /^\*(\d+)\r\n/.exec(text) ?? [];
  if (head === undefined) return null;
  const words: string[] = [];
  let at = head.length;
  for (let word = 0; word < Number(count); word += 1) {
    const [line, length] = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20)) ?? [];
    if (line === undefined) return null;
    const end = at + line.length + Number(length);
    if (text.length < end + 2) return null;
    words.push(text.slice(at + line.length, end));
    at = end + 2;
  }
  return { words, length: at };
}
