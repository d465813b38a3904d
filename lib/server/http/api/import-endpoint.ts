import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGunzip } from 'node:zlib';
import { Refusal } from '#graphql/import/read-record.ts';
import type { Import } from '../../data/data-source.ts';
import { linesOfStream } from '../../import/line-groups.ts';
import { isOperator } from '../guards/operator-token.ts';
import { pathOf } from '../guards/request-limits.ts';
import { sendJson } from '../wire/send-response.ts';

const IMPORT = '/import';
/** The most refused lines that an answer lists; it counts all of them. */
const MOST_TOLD = 100;

/**
 * Answers `POST /import`, whose body is lines of JSON, with `{imported, refused, lines}`: `lines` are the first refused
 * ones with their reasons. Without an own database or a token, and for requests without that token, the address does
 * not exist. Returns false where it did not answer.
 */
export async function answerImport(
  token: string | undefined,
  importLines: Import | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathOf(request.url ?? '') !== IMPORT || !importLines || !isOperator(request, token)) return false;
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    sendJson(response, 405, { error: 'Send the lines by POST' });
    return true;
  }
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    sendJson(response, 415, { error: `Send the lines as they are, or as gzip: ${encoding} is not read` });
    return true;
  }
  const lines: { line: number; reason: string }[] = [];
  try {
    const pieces = encoding === 'gzip' ? unpacked(request) : request;
    const counts = await importLines(linesOfStream(pieces), ({ line, reason }) => {
      if (lines.length < MOST_TOLD) lines.push({ line, reason });
    });
    sendJson(response, 200, { ...counts, lines });
  } catch (error) {
    if (error instanceof Refusal) sendJson(response, 400, { error: error.message, lines });
    // Imported lines stay; sending all of them again changes nothing about these.
    else sendJson(response, 503, { error: 'Not all lines were imported: send them again', lines });
  }
  return true;
}

/** Decompresses the body while it is read, so that no more than a line is in memory. */
async function* unpacked(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request.pipe(createGunzip());
  } catch {
    throw new Refusal('The body is no gzip');
  }
}
