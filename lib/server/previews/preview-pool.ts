import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { LRUCache } from 'lru-cache';
import { Tinypool } from 'tinypool';

import type { Preview } from '#lib/preview/preview.ts';
import { type PreviewDrawer, PreviewUnavailable } from '#lib/preview/preview-drawer.ts';

import { describe, type Log } from '../log.ts';

/** Previews that may wait, about three seconds' worth; they are drawn one at a time. */
const WAITING = 64;

/** Milliseconds after which a preview is abandoned, at least. */
const PATIENCE = 10_000;

/** Bytes of drawn previews in the cache. */
const KEPT_BYTES = 32 * 1024 * 1024;

export interface PreviewPool extends PreviewDrawer {
  close(): Promise<void>;
}

/**
 * Draws previews in a separate process, and caches the pictures by their content. A second process would not be faster,
 * since most of the work is done by the threads of one. The process keeps running, since it takes a second to start;
 * its memory is limited.
 * @param patience milliseconds that the site waits for the API: a picture may take as long, and ten seconds at least
 */
export function createPreviewPool(log: Log, { patience = 0, waiting = WAITING } = {}): PreviewPool {
  const longest = Math.max(PATIENCE, patience);
  const pool = new Tinypool({
    runtime: 'child_process',
    serialization: 'advanced',
    filename: fileURLToPath(new URL('preview-worker.mjs', import.meta.url)),
    execArgv: ['--max-semi-space-size=1', '--max-old-space-size=128'],
    minThreads: 1,
    maxThreads: 1,
  });
  // Handled here, or it would end the server; the pool starts another process.
  pool.on('error', (error: unknown) => log('warn', `the process that draws previews: ${describe(error)}`));
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>, Preview>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context }): Promise<Uint8Array<ArrayBuffer>> =>
      pool.run(context, { signal: AbortSignal.timeout(longest) }),
  });
  return {
    async draw(preview) {
      const key = createHash('sha1').update(JSON.stringify(preview)).digest('base64url');
      if (!drawn.has(key) && pool.queueSize >= waiting) throw new PreviewUnavailable();
      try {
        return await drawn.forceFetch(key, { context: preview });
      } catch (error) {
        log('error', `a preview was not drawn: ${describe(error)}`);
        throw new PreviewUnavailable();
      }
    },
    close: () => pool.destroy(),
  };
}
