import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { PageHandler } from './pages.ts';
import { loadPageEntrypoints, pastRouter } from './page-entrypoints.ts';
import { StartError } from '../../start-error.ts';
import { routeAddress } from './route-address.ts';

export interface NextApp {
  readonly pages: PageHandler;
  close(): Promise<void>;
}

export interface NextOptions {
  readonly dev: boolean;
  readonly port: number;
  readonly host: string | undefined;
  /** The server from which `next dev` takes its WebSocket connections for hot reloading. */
  readonly server: Server;
  /** True if pages go through Next's own router, as they always do in development. */
  readonly routed?: boolean;
}

const BUILD = '.next';

/** Returns Next's id of the build, a new one for each build. */
export const buildId = (): string => readFileSync(join(BUILD, 'BUILD_ID'), 'utf8').trim();

/**
 * Starts Next: its production build, or its development server that compiles pages on demand. In production Next gets a
 * server that never listens. On the real one it would listen for upgrades, which would then bypass our own handler;
 * without a listener Node treats an upgrade as a plain request.
 * @throws StartError when there is no build
 */
export async function prepareNext({ dev, port, host, server, routed = dev }: NextOptions): Promise<NextApp> {
  if (!dev && !existsSync(join(BUILD, 'BUILD_ID'))) {
    throw new StartError('there is no build. Run `npm run build` first, or `npm start`, which does it.');
  }
  const { default: next } = await import('next');
  const httpServer = dev ? server : createServer();
  const app = next({ dev, port, hostname: host ?? 'localhost', httpServer });
  await app.prepare();
  const handler = app.getRequestHandler();
  // Passed alone: Next would take a third argument for a parsed URL.
  const router: PageHandler = (request, response) => handler(request, response);
  const render = routed ? router : pastRouter(loadPageEntrypoints(resolve(BUILD)), router);
  return {
    pages: (request, response) => {
      sanitizeRequest(request);
      request.url = routeAddress(request.url ?? '/');
      return render(request, response);
    },
    close: () => app.close(),
  };
}

/**
 * Headers that parts of Next send each other, the cookies of its draft mode, and what anyone may claim of the address
 * that was asked; removed from requests.
 */
const INTERNAL =
  /^(?:cookie|forwarded|next-resume|x-(?:forwarded|matched|middleware|next|nextjs|now|prerender)-.*)$/;

/**
 * Removes from a request what makes Next fail or log an error without a cause. Next's error page has an address that
 * answers 500: visitors get a 404 there. Prefetches of a kind other than 1 belong to Cache Components, which the site
 * does not use; Next logs an error for them.
 */
export function sanitizeRequest(request: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/_global-error') request.url = '/_not-found';
  for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name];
  if (request.headers['next-router-prefetch'] !== '1') delete request.headers['next-router-prefetch'];
}
