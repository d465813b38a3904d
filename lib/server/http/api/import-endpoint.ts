import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGunzip } from 'node:zlib';
import type { RefusedLine } from '#graphql/import/import-lines.ts';
import { Refusal } from '#graphql/import/read-record.ts';
import type { Import } from '../../data/data-source.ts';
import { linesOfStream } from '../../import/line-groups.ts';
import { isOperator } from '../guards/operator-token.ts';
import { pathOf } from '../guards/request-limits.ts';
import { sendJson } from '../wire/send-response.ts';

const IMPORT = '/import';
/** The most refused lines that an answer lists; it counts all of them. */
const MOST_TOLD = 100;
/** Milliseconds without any traffic, for which the database may keep an import waiting. */
const LONGEST_STALL = 600_000;

/**
 * Answers `POST /import`, whose body is lines of JSON, with `{imported, refused, lines}`: `lines` are the first refused
 * ones with their reasons; `warnings` say how many imported lines are of wrong clocks, where some are. It takes as long as the database does; where that stops, the answer counts what is
 * imported. Without an own database or a token, and for requests without that token, the address does
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
  request.setTimeout(LONGEST_STALL);
  const lines: { line: number; reason: string }[] = [];
  const counts = { imported: 0, refused: 0 };
  const onRefused = ({ line, reason }: RefusedLine) => {
    counts.refused += 1;
    if (lines.length < MOST_TOLD) lines.push({ line, reason });
  };
  try {
    // Without being destroyed, so that it can be answered before all of it was read.
    const body = request.iterator({ destroyOnReturn: false });
    const pieces = encoding === 'gzip' ? unpacked(request) : body;
    const onBatch = (imported: number) => (counts.imported = imported);
    const { warnings } = await importLines(linesOfStream(pieces), onRefused, onBatch);
    sendJson(response, 200, { ...counts, lines, ...(warnings.length > 0 && { warnings }) });
  } catch (error) {
    // The rest of the body is not read.
    response.setHeader('connection', 'close');
    if (error instanceof Refusal) sendJson(response, 400, { error: error.message, ...counts, lines });
    // Imported lines stay; sending all of them again changes nothing about these.
    else sendJson(response, 503, { error: 'Not all lines were imported: send them again', ...counts, lines });
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
