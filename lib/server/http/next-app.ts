import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:http';
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
 * @throws StartError when there is no build
 */
export async function prepareNext({ dev, port, host, server }: NextOptions): Promise<NextApp> {
  if (!dev && !existsSync(join('.next', 'BUILD_ID'))) {
    throw new StartError('there is no build. Run `npm run build` first, or `npm start`, which does it.');
  }
  const { default: next } = await import('next');
  const app = next({ dev, port, hostname: host ?? 'localhost', ...(dev && { httpServer: server }) });
  await app.prepare();
  const handler = app.getRequestHandler();
  return { pages: (request, response) => handler(request, response), close: () => app.close() };
}
