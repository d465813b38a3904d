import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { newServerState } from '../http/server-state.ts';
import { createSiteServer, listen } from '../http/wire/http-server.ts';
import { stopServer } from '../http/wire/stop-server.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { createOperator } from '../operator/operator.ts';
import { joinPrimary } from '../workers/join-primary.ts';
import { PrimaryPages } from '../workers/primary-pages.ts';
import { operated } from './operated.ts';

/*
 * A worker for tests: all of the site but Next and data. Its pages name the process and count how often they were
 * rendered there.
 */

const MEGABYTE = 1024 * 1024;
/** Milliseconds: however slow the machine is, a worker looks at the shared pages before it renders. */
const PATIENCE = 600_000;

let times = 0;
const handler: PageHandler = async (_request, response) => {
  times += 1;
  pageAnswers()?.note({ askedAt: performance.now(), policy: CATALOGUE, standsIn: false });
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<body><main id="m">${process.pid} ${times}</main><script>run()</script></body>`);
};

await joinPrimary((primary) => {
  const pages = new PrimaryPages(primary, { namespace: 'test', origins: {}, patience: PATIENCE });
  const cached = new CachedPages(handler, {}, MEGABYTE, () => undefined, pages);
  const parts = operated(cached);
  const state = newServerState('ready');
  const { contentType } = parts.counters;
  const metrics = { contentType, text: () => primary.metricsText() };
  const site = {
    ...parts,
    operator: createOperator(metrics, () => cached.cache),
    dev: false,
    log: () => undefined,
    state,
    pages: handler,
  };
  const server = createSiteServer(site);
  return {
    ready: listen(server, 0, '127.0.0.1').then(() => 'no data'),
    forget: (purge) => pages.applyPurge(purge),
    metrics: () => parts.counters.json(),
    stop: async (_reason, lettingGo = 0) => {
      state.isRetiring = true;
      await new Promise((resolve) => setTimeout(resolve, lettingGo));
      await stopServer(server, 10_000);
    },
  };
});
