import type { IncomingMessage } from 'node:http';
import type { CompressingResponse } from '../http/wire/compressing-response.ts';
import { isKnownTag } from '#lib/entity-tag.ts';
import type { Coding } from './copy-bodies.ts';
import type { PageCopy } from './page-copy.ts';

/** The parts of a request that decide how a page is sent. */
export interface Delivery {
  readonly coding: Coding;
  /** True if the visitor's connection is encrypted. */
  readonly tls: boolean;
}

const OK = 200;
const NOT_MODIFIED = 304;

/**
 * Sends a page in an encoding that has been made already. Returns true where the answer was 304.
 * @throws TypeError when that encoding has not been made
 */
export function sendCopy(
  request: IncomingMessage,
  response: CompressingResponse,
  copy: PageCopy,
  { coding, tls }: Delivery,
): boolean {
  const { status, bodies, quality } = copy.content;
  const body = bodies.ready(coding);
  if (!body) throw new TypeError(`The page was not made as ${coding}`);
  const age = copy.secondsOld(performance.now());
  // A matching tag of a page that is not cached here must come from somewhere else.
  const unchanged =
    status === OK &&
    quality === 'current' &&
    isKnownTag(request.headers['if-none-match'], bodies.etag(coding));
  const headers = [
    ...copy.headers(coding, tls, unchanged),
    'age',
    age,
    'x-request-id',
    String(response.requestId),
  ];
  if (unchanged) response.sendWhole(NOT_MODIFIED, headers);
  else response.sendWhole(status, headers, request.method === 'HEAD' ? undefined : body);
  return unchanged;
}
