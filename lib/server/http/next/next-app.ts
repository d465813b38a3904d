import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type IncomingMessage, type Server } from 'node:http';

import { EXPORT_FORMATS, readSharedAddress } from '#lib/url/export-address.ts';

import type { PageHandler } from './pages.ts';
import { StartError } from '../../start-error.ts';

/**
 * Matches the address of a page in another format. Search texts and file names may end in anything. Addresses with
 * extra slashes are left to Next, which redirects them; `/kill/.csv` names no page, and Next finds none.
 */
const EXPORT = new RegExp(
  `^/(?!/|search/|_next/)((?:(?!//)[^?\\\\])*[^?\\\\/])\\.(${EXPORT_FORMATS.join('|')})(?=$|\\?)`,
);

/** Routes whose own address ends like that of an export. */
const NO_EXPORTS: ReadonlySet<string> = new Set([
  '/llms.txt',
  '/openapi.json',
  '/robots.txt',
  '/security.txt',
]);

/** Programs look for it there, and the compiler looks into no folder whose name begins with a dot. */
const SECURITY = '/.well-known/security.txt';

/**
 * Maps a public address to the address of its Next route. Exports have the page's address with an extension, cards and
 * embeds with a segment more, and one route for all pages. Rewrites in Next's configuration would do the same, but Next would match every page against
 * their patterns.
 * @param url path and query of a request
 * @example routeAddress('/kill/7.csv?x=1') // '/export/csv/kill/7?x=1'
 */
export function routeAddress(url: string): string {
  const shared = readSharedAddress(url);
  if (shared) return `/export/${shared.form}/${shared.page}${url.slice(shared.address.length)}`;
  const [address = '', page = '', format = ''] = EXPORT.exec(url) ?? [];
  if (address === SECURITY) return '/security.txt';
  if (address === '' || NO_EXPORTS.has(address)) return url;
  return `/export/${format}/${page}${url.slice(address.length)}`;
}

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
export async function prepareNext({ dev, port, host, server }: NextOptions): Promise<NextApp> {
  if (!dev && !existsSync(join(BUILD, 'BUILD_ID'))) {
    throw new StartError('there is no build. Run `npm run build` first, or `npm start`, which does it.');
  }
  const { default: next } = await import('next');
  const httpServer = dev ? server : createServer();
  const app = next({ dev, port, hostname: host ?? 'localhost', httpServer });
  await app.prepare();
  const handler = app.getRequestHandler();
  return {
    pages: (request, response) => {
      sanitizeRequest(request);
      request.url = routeAddress(request.url ?? '/');
      // Without a third argument, which Next would take for a parsed URL.
      return handler(request, response);
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
