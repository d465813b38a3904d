import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A stored object. */
export interface StoredObject {
  readonly content: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** A server of S3 on this machine that takes signed requests alone. */
export interface FakeS3 {
  /** The address of a folder in it. */
  readonly address: string;
  /** All objects, by their paths in the folder. */
  readonly objects: ReadonlyMap<string, StoredObject>;
  /** Requests in their order, with the status of the answer: 'PUT 2026-10/kills.parquet 200'. */
  readonly log: string[];
  close(): void;
}

const FOLDER = '/bucket/war/';

/** Has what each request is signed with: the key, the day, the region, and at least these headers. */
const SIGNATURE =
  /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-test-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*host;[a-z0-9;-]*x-amz-content-sha256;x-amz-date[a-z0-9;-]*, Signature=[0-9a-f]{64}$/;

/**
 * Starts a server that stores what is put.
 * @param refuse the status with which it refuses a request instead; undefined to take it
 */
export async function startFakeS3(
  refuse: (method: string, path: string) => number | undefined = () => undefined,
): Promise<FakeS3> {
  const objects = new Map<string, StoredObject>();
  const log: string[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const { method = '', url = '', headers } = request;
      const path = url.replace(FOLDER, '');
      const status = statusOf(method, path, headers, content);
      log.push(`${method} ${path} ${status}`);
      const stored = objects.get(path);
      if (status !== 200 || method === 'PUT' || !stored) return void response.writeHead(status).end();
      const sha256 = stored.headers['x-amz-meta-sha256'];
      response.writeHead(200, {
        'content-length': stored.content.length,
        ...(sha256 && { 'x-amz-meta-sha256': sha256 }),
      });
      response.end(method === 'HEAD' ? undefined : stored.content);
    });
  });

  function statusOf(method: string, path: string, headers: IncomingHttpHeaders, content: Buffer): number {
    if (!SIGNATURE.test(headers.authorization ?? '')) return 403;
    const refused = refuse(method, path);
    if (refused !== undefined) return refused;
    if (method !== 'PUT') return objects.has(path) ? 200 : 404;
    // As the real one: a body without its length is refused.
    if (headers['content-length'] !== String(content.length)) return 411;
    objects.set(path, { content, headers });
    return 200;
  }

  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${port}${FOLDER.slice(0, -1)}`, objects, log, close };
}
