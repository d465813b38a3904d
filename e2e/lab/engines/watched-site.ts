import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** The address to which pages report what goes wrong in them. */
const REPORTS = '/reported-problems';

/** Runs before all other scripts of a page. */
const REPORTER = `{
  const report = (...texts) => navigator.sendBeacon('${REPORTS}', texts.join(' '));
  addEventListener('error', ({ message, target }) => report(message ?? 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => report('rejected:', reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => report(violatedDirective, blockedURI));
  for (const level of ['error', 'warn']) {
    const { [level]: write } = console;
    console[level] = (...texts) => { report(level + ':', ...texts); write.apply(console, texts); };
  }
};`;

/** Headers that are about the connection to the site, or about a body as it was. */
const OWN = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive']);

/**
 * Serves a site to browsers that have no way to run a script before those of a page: each page gets one more script at
 * its beginning, which its content security policy names.
 * @param before a script to run before that
 */
export async function watchSite(site: string, before = '') {
  const problems: string[] = [];
  const script = REPORTER + before;
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  const server = createServer(async (request, response) => {
    if (request.url === REPORTS) {
      problems.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    const { accept = '*/*', ...headers } = request.headers;
    const answer = await fetch(`${site}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...plain(headers), accept, 'accept-encoding': 'identity' },
      body: request.method === 'POST' ? await text(request) : null,
      redirect: 'manual',
    });
    if (answer.status >= 400) problems.push(`${answer.status} ${request.url}`);
    for (const [name, value] of answer.headers) {
      if (!OWN.has(name)) response.setHeader(name, value.replace('script-src ', `script-src ${hash} `));
    }
    response.statusCode = answer.status;
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    if (isPage) response.end((await answer.text()).replace('<head>', `<head><script>${script}</script>`));
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Returns the problems that were reported since the call before. */
    takeProblems: () => problems.splice(0),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The headers of a request that say what is asked for. */
const plain = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        !/^(?:connection|content-length|host|if-.*|keep-alive|upgrade.*)$/.test(entry[0]),
    ),
  );
