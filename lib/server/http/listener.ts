import type { IncomingMessage } from 'node:http';
import { registeredApi } from '#lib/api/registry.ts';
import { besideAddress } from '#lib/url/build/pasted-link.ts';
import { correctedAddress } from '#lib/url/corrected-address.ts';
import { denyAllPolicy, setOwnHeaders, tlsReader } from './guards/security-headers.ts';
import { answerPreflight, refuseReadably } from './guards/cross-origin.ts';
import { answerGraphql, refuseCall } from './api/graphql-endpoint.ts';
import { traced } from '#lib/tracing.ts';
import { answerHealth } from './server-state.ts';
import { answerImport } from './api/import-endpoint.ts';
import type { CompressingResponse } from './wire/compressing-response.ts';
import { describe } from '../log.ts';
import { isLimitedKind, tooFast, tooMany } from './guards/client-limits.ts';
import type { Reason } from './guards/door.ts';
import { normaliseRequest, pageQuestion, truncateHeaders } from './guards/normalise-request.ts';
import { isOperator } from './guards/operator-token.ts';
import { type RequestKind, requestKind } from './guards/request-kind.ts';
import { renderPage } from './next/pages.ts';
import { busyAnswer, Shed } from './next/render-limit.ts';
import { sendText, type TextResponse, requestId } from './wire/send-response.ts';
import type { Site } from './site.ts';
import { hasBadHost, malformed, pathOf, refusal } from './guards/request-limits.ts';
import { normaliseRouterState } from './next/router-state.ts';
import { type Arrival, countRendering, turnedAway } from './guards/turn-away.ts';
import { clientReader, proxyWarning, visitorReader } from './guards/visitor.ts';

/** Facts about a request before it is normalised. */
interface Asked extends Arrival {
  readonly isTls: (request: IncomingMessage) => boolean;
}

/** Answers every request of the site. Never rejects, and never shows the text of an error. */
export function createListener(site: Site) {
  const visitorOf = visitorReader(site.env.TRUSTED_PROXIES);
  const clientOf = clientReader(site.env.TRUSTED_PROXIES);
  const isTls = tlsReader(site.env);
  const warnOfProxy = proxyWarning(site.env.TRUSTED_PROXIES, site.log);
  return (request: IncomingMessage, response: CompressingResponse): void => {
    truncateHeaders(request);
    warnOfProxy(request);
    const id = requestId(request.headers['x-request-id']);
    const asked = `${request.method} ${request.url?.slice(0, 200)} ${id}`;
    response.requestId = id;
    if (site.state.isRetiring || site.state.phase === 'stopping') response.endConnection();
    const kind = requestKind(request);
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : undefined;
      site.counters?.countRequest(kind, status);
      site.log('debug', `${status ?? 'gone'} ${asked}`);
    });
    const arrival = { kind, client: site.door && clientOf(request), visitorOf };
    const away = turnedAway(site, request, arrival);
    if (away) {
      setOwnHeaders(response, isTls(request));
      const answerOf = away === 'busy' ? busyAnswer : () => tooFast(kind);
      return refuseInPace(site, response, arrival, away, answerOf);
    }
    answerTraced(site, request, response, { ...arrival, isTls }).catch((error: unknown) => {
      if (request.destroyed && response.destroyed) return;
      if (error instanceof Shed) return refuseInPace(site, response, arrival, 'busy', busyAnswer);
      site.log('error', `${asked} ${describe(error)}`);
      fail(response, { status: 500, text: `Something went wrong here. Request ${id}` }, refuserOf(kind));
    });
  };
}

/** Answers a request within its own span, the outermost one of its trace. */
function answerTraced(
  site: Site,
  request: IncomingMessage,
  response: CompressingResponse,
  asked: Asked,
): Promise<void> {
  const { method = '', url = '', headers } = request;
  return traced({
    name: `${method} ${asked.kind}`,
    facts: { 'http.request.method': method, 'url.path': pathOf(url).slice(0, 200) },
    caller: headers,
    work: async (note) => {
      await answer(site, request, response, asked);
      note({ 'http.response.status_code': response.statusCode });
    },
  });
}

async function answer(
  site: Site,
  request: IncomingMessage,
  response: CompressingResponse,
  asked: Asked,
): Promise<void> {
  const isSound = !hasBadHost(request);
  const refused = refusal(request);
  // Kept pages go before anything else is done; what comes with a credential may be an operator's.
  const mayBeKept = isSound && !refused && !isLimitedKind(asked.kind) && !request.headers.authorization;
  if (mayBeKept && normaliseRouterState(request.headers) && site.keptPages?.send(request, response)) return;
  const tls = asked.isTls(request);
  setOwnHeaders(response, tls);
  const isCall = asked.kind === 'graphql';
  const refuse = refuserOf(asked.kind);
  if (!isSound) return refuse(response, malformed);
  const path = pathOf(request.url ?? '');
  if (isOperator(request, site.env.PURGE_TOKEN) && (await site.operator?.(request, response))) return;
  if (await answerImport(site.env.IMPORT_TOKEN, site.importLines, request, response)) return;
  if (refused && !(site.dev && isNextDevelopmentRequest(path))) return refuse(response, refused);
  if (answerHealth(path, site.state, response)) return;
  if (!site.pages) return refuse(response, starting);
  // The API answers preflights itself; elsewhere `refusal` allows this method for exports only.
  if (request.method === 'OPTIONS' && !isCall) return answerPreflight(response, path);
  if (!isCall && (await site.files?.(request, response))) return;
  if (await refuseOverLimit(site, request, response, asked)) return;
  if (await site.live?.(request, response, asked.client)) return;
  if (isCall) return answerGraphql(request, response, registeredApi());
  if (!normaliseRouterState(request.headers)) return sendText(response, malformed);
  const meant = correctedAddress(request.url ?? '');
  if (meant !== null) return sendText(response, movedTo(meant));
  const beside = besideAddress(request.url ?? '', hostsOf(site, request));
  if (beside !== null) return sendText(response, movedTo(beside));
  countRendering(site, request, asked);
  if (await site.keptPages?.answer(request, response)) return;
  const visitor = asked.visitorOf(request);
  normalise(site, request);
  await renderPage(site.pages, request, response, {
    env: site.env,
    dev: site.dev,
    tls,
    waitsSince: performance.now(),
    visitor,
  });
}

/** The hosts whose links lead to this site: the public one, and that which the visitor asks. */
const hostsOf = ({ env }: Site, { headers: { host = '' } }: IncomingMessage): readonly string[] =>
  env.SITE_URL === undefined ? [host] : [host, new URL(env.SITE_URL).host];

/** Tells a client its limit of a kind, and answers 429 beyond it; returns true where it did. */
async function refuseOverLimit(
  site: Site,
  request: IncomingMessage,
  response: CompressingResponse,
  asked: Asked,
): Promise<boolean> {
  const { kind, visitorOf } = asked;
  if (!site.limits || !isLimitedKind(kind) || request.method === 'OPTIONS') return false;
  const { secondsToWait, headers } = await site.limits.count(kind, visitorOf(request).client);
  response.setHeaders(new Map(Object.entries(headers)));
  if (secondsToWait === 0) return false;
  site.counters?.countLimited(kind);
  refuseInPace(site, response, asked, 'kind', () => tooMany(secondsToWait));
  return true;
}

/** Refuses a request in the form of its kind: slower and slower for a client that does not heed it. */
function refuseInPace(
  { door }: Site,
  response: CompressingResponse,
  { kind, client }: Arrival,
  reason: Reason,
  answerOf: () => TextResponse,
): void {
  const send = () => fail(response, answerOf(), refuserOf(kind));
  if (door) door.refuse(reason, client, response, send);
  else send();
}

/**
 * Normalises requests for pages that are not cached as well, so that they get the same page. Not under `next dev`,
 * where the browser sends its own headers for hot reloading.
 */
function normalise({ dev }: Site, request: IncomingMessage): void {
  const question = pageQuestion(request);
  if (question && dev) request.url = question.address;
  else if (question) normaliseRequest(request, question);
}

/** True for requests of Next's development overlay, such as the one that explains a stack. */
function isNextDevelopmentRequest(path: string): boolean {
  return path.startsWith('/__nextjs') || path.startsWith('/_next/');
}

/**
 * Calls of the API are refused in its own form, all other requests with a line of text. Scripts may ask for what has a
 * limit.
 */
function refuserOf(kind: RequestKind): typeof sendText {
  if (kind === 'graphql') return refuseCall;
  return isLimitedKind(kind) ? refuseReadably : sendText;
}

const movedTo = (address: string) => ({
  status: 308,
  text: `This page is at ${address}`,
  headers: { location: address },
});

const starting = { status: 503, text: 'War Ledger is starting', headers: { 'retry-after': '2' } };

function fail(response: CompressingResponse, answer: TextResponse, refuse = sendText): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.startAnew();
  response.setHeader('content-security-policy', denyAllPolicy);
  refuse(response, answer);
}
