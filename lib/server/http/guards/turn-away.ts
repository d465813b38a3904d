import type { IncomingMessage } from 'node:http';
import { normaliseRouterState } from '../next/router-state.ts';
import type { Site } from '../site.ts';
import { isLimitedKind } from './client-limits.ts';
import type { Reason } from './door.ts';
import { isOperator } from './operator-token.ts';
import type { RequestKind } from './request-kind.ts';
import { pathOf, refusal } from './request-limits.ts';
import type { Visitor } from './visitor.ts';

/** A request at the door. */
export interface Arrival {
  readonly kind: RequestKind;
  /** Undefined where many visitors may share the address. */
  readonly client: string | undefined;
  readonly visitorOf: (request: IncomingMessage) => Visitor;
}

/**
 * The reason for which a request is turned away before anything is begun for it; undefined for one that may come in.
 * Operators, and whatever asks for the site's health, always may.
 */
export function turnedAway(
  site: Site,
  request: IncomingMessage,
  { kind, client, visitorOf }: Arrival,
): Reason | undefined {
  const { door, env, keptPages } = site;
  if (!door || kind === 'health') return undefined;
  if (isOperator(request, env.PURGE_TOKEN) || isOperator(request, env.IMPORT_TOKEN)) return undefined;
  if (door.countRequest(client) > 0) return 'request';
  if (kind === 'picture') return door.countPicture(client) > 0 ? 'picture' : undefined;
  const isOver = !isLimitedKind(kind) && door.waitForPage(client) > 0;
  if (isOver && isToBeRendered(site, request) && !keptPages?.has(request)) return 'page';
  // Neither waits for a page to be rendered.
  if (kind === 'graphql' || kind === 'live') return undefined;
  if (!site.queue?.isFull || !isToBeRendered(site, request)) return undefined;
  if (keptPages?.mayHave(request)) return undefined;
  if (!site.queue.refusesAtOnce(request, visitorOf(request))) return undefined;
  // Pages that are refused count like those that are rendered.
  if (!isLimitedKind(kind)) door.countPage(client);
  return 'busy';
}

/** Counts a page that is to be rendered, unless its kind has a limit of its own. */
export function countRendering({ door, keptPages }: Site, request: IncomingMessage, arrival: Arrival): void {
  const { kind, client } = arrival;
  if (!door || isLimitedKind(kind) || kind === 'picture' || keptPages?.has(request)) return;
  door.countPage(client);
}

/** True for what is neither a file, nor refused unread. */
function isToBeRendered({ isFile }: Site, request: IncomingMessage): boolean {
  if (refusal(request) || !normaliseRouterState(request.headers)) return false;
  return !isFile?.(pathOf(request.url ?? ''));
}
