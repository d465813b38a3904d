import { createLog } from '#lib/server/log.ts';
import { indexFiles, servedDirectories } from '#lib/server/http/files/file-index.ts';
import { createSiteServer, listen } from '#lib/server/http/wire/http-server.ts';
import type { Site } from '#lib/server/http/site.ts';
import { prepareNext } from '#lib/server/http/next/next-app.ts';
import { newServerState } from '#lib/server/http/server-state.ts';
import { createFileHandler } from '#lib/server/http/files/static-files.ts';
import { runAs } from '#lib/env.ts';

/*
 * The Next app in limits/, as Next renders it by itself, behind the site's own HTTP server. Runs in the app's folder and
 * listens on PORT. It ends with the process that started it.
 */

runAs('production');
process.on('disconnect', () => process.exit(0));

const host = '127.0.0.1';
const site: Site = {
  // No variable of the site's is set for it.
  env: {},
  dev: false,
  log: createLog('error'),
  state: newServerState(),
};
const server = createSiteServer(site);
const port = await listen(server, Number(process.env.PORT), host);
const next = await prepareNext({ dev: false, port, host, server });
// Its scripts were not compressed by the build: that happens when they are first asked for.
const directories = servedDirectories.map(({ directory, prefix, cacheControl }) => ({
  directory,
  prefix,
  cacheControl,
  compressed: false,
}));
site.files = createFileHandler(await indexFiles(directories));
site.pages = next.pages;
site.state.phase = 'ready';
