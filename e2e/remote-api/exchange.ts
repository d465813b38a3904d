import { connect } from 'node:net';

export interface Exchange {
  /** Everything that the server sent, as text. */
  readonly text: string;
  /** Whether the server closed the connection before the time was up. */
  readonly closed: boolean;
}

/** Sends bytes over a connection of its own and takes what comes until the server closes it, or for `milliseconds`. */
export function exchange(site: string, bytes: string, milliseconds: number): Promise<Exchange> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    let text = '';
    let closed = false;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const late = setTimeout(() => socket.destroy(), milliseconds);
    socket.setEncoding('utf8');
    socket.on('data', (piece: string) => (text += piece));
    socket.once('end', () => (closed = true));
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(late);
      resolve({ text, closed });
    });
  });
}

/** The bytes of a request for a page, with more headers. */
export function requestText(method: string, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${[`${method} ${path} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`;
}
