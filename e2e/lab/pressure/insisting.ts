import { connect, type Socket } from 'node:net';

/** Asks that never wait: each connection sends its next request once it has an answer, whatever the answer says. */
export interface Insisting {
  readonly port: number;
  /** Addresses of clients, as a trusted proxy names them. */
  readonly clients: number;
  /** Connections of each client. */
  readonly connections: number;
  readonly milliseconds: number;
}

/** Answers by their status; 'closed' counts connections that ended before an answer. */
export type Answers = Record<string, number>;

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** Insists for a time. @param pathOf returns the path of the next request */
export async function insist(
  { port, clients, connections, milliseconds }: Insisting,
  pathOf: () => string,
): Promise<Answers> {
  const answers: Answers = {};
  const until = performance.now() + milliseconds;
  const open = new Set<Socket>();
  const work = Array.from({ length: clients * connections }, async (_, at) => {
    const client = `203.0.${Math.floor((at % clients) / 250)}.${(at % clients) % 250}`;
    const head = `host: 127.0.0.1\r\nx-forwarded-for: ${client}\r\naccept: text/html\r\naccept-encoding: gzip, br`;
    while (performance.now() < until) {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      open.add(socket);
      await insistOn(socket, () => `GET ${pathOf()} HTTP/1.1\r\n${head}${HEAD_END}`, answers);
      open.delete(socket);
    }
  });
  setTimeout(() => open.forEach((socket) => socket.destroy()), milliseconds);
  await Promise.all(work);
  return answers;
}

/** Sends one request after the other until the connection ends. */
function insistOn(socket: Socket, next: () => string, answers: Answers): Promise<void> {
  const note = (outcome: string) => {
    answers[outcome] = (answers[outcome] ?? 0) + 1;
  };
  let received = '';
  return new Promise((resolve) => {
    socket.on('connect', () => socket.write(next()));
    socket.on('data', (piece) => {
      received += piece.toString('latin1');
      if (!isWhole(received)) return;
      note(received.slice(9, 12));
      received = '';
      socket.write(next());
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (received !== '') note('closed');
      resolve();
    });
  });
}

/** True once an answer is complete. */
function isWhole(received: string): boolean {
  const headEnd = received.indexOf(HEAD_END);
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.slice(0, headEnd))?.[1];
  if (length === undefined) return received.endsWith(LAST_CHUNK);
  return received.length - headEnd - HEAD_END.length >= Number(length);
}
