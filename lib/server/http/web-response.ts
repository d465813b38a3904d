import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Headers that belong to this server: the API's own notion of them is left out. */
const ours = /^(access-control-|connection$|transfer-encoding$|content-length$)/;

/** Sends a web `Response` piece by piece, as fast as the visitor takes it. */
export async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  head: boolean,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (!ours.test(name)) response.appendHeader(name, value);
  }
  if (!answer.body || head) {
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.from(piecesOf(answer.body)), response);
}

/** A stream's pieces; when the reader stops early the stream is told so. */
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
