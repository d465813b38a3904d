import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import type { PageHandler } from './pages.ts';
import { StartError } from '../launch/start-error.ts';

export interface NextApp {
  readonly pages: PageHandler;
  close(): Promise<void>;
}

export interface NextOptions {
  readonly dev: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** Where `next dev` takes its sockets for changes from. */
  readonly server: Server;
}

/**
 * Next, ready to render. Its production build is loaded, or pages are compiled on demand in development.
 * In production it gets a server that never listens: to the real one it would add a listener for upgrades, and an
 * upgrade would then go past everything here, where without a listener Node answers it as a plain request.
 * @throws StartError when there is no build
 */
export async function prepareNext({ dev, port, host, server }: NextOptions): Promise<NextApp> {
  if (!dev && !existsSync(join('.next', 'BUILD_ID'))) {
    throw new StartError('there is no build. Run `npm run build` first, or `npm start`, which does it.');
  }
  const { default: next } = await import('next');
  const httpServer = dev ? server : createServer();
  const app = next({ dev, port, hostname: host ?? 'localhost', httpServer });
  await app.prepare();
  const handler = app.getRequestHandler();
  return {
    pages: (request, response) => {
      request.url = routableAddress(request.url ?? '/');
      return handler(request, response);
    },
    close: () => app.close(),
  };
}

/**
 * The address that Next is asked for. The page that stands in for a failed one has an address of its own, where it
 * is answered with 500 although nothing failed: there is no such page for visitors.
 */
export function routableAddress(url: string): string {
  return new URL(url, 'http://localhost').pathname === '/_global-error' ? '/_not-found' : url;
}
