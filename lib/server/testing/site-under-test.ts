import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createSiteServer, type SiteServer } from '../http/wire/http-server.ts';
import type { Site } from '../http/site.ts';
import { newServerState } from '../http/server-state.ts';
import type { PageHandler } from '../http/next/pages.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface SiteUnderTest {
  readonly port: number;
  readonly site: Site;
  readonly server: SiteServer;
  /** The lines of the log. */
  readonly lines: string[];
  ask(path: string, options?: RequestOptions, body?: string | Buffer): Promise<Answer>;
  /** Sends bytes as they are and gives the answer's first line. */
  askRaw(bytes: string): Promise<string>;
  close(): void;
}

/** The whole server on a free port, with `pages` in place of Next. */
export async function openSite(pages: PageHandler, changes: Partial<Site> = {}): Promise<SiteUnderTest> {
  const lines: string[] = [];
  const site: Site = {
    env: {},
    dev: false,
    log: (level, message) => lines.push(`${level} ${message}`),
    state: newServerState('ready'),
    pages,
    ...changes,
  };
  const server = createSiteServer(site);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const port = portOf(server.address());
  return {
    port,
    site,
    server,
    lines,
    ask: (path, options, body) => ask({ ...options, port, path }, body),
    askRaw: (bytes) => askRaw(port, bytes),
    close: () => server.close() && server.closeAllConnections(),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || !address) throw new Error('not listening on a port');
  return address.port;
}

function ask(options: RequestOptions, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function askRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.once('data', (piece) => {
      resolve(String(piece).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.on('error', reject);
  });
}
