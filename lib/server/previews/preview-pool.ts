import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import { LRUCache } from 'lru-cache';
import { Piscina } from 'piscina';

import { type Preview } from '#lib/preview/preview.ts';
import { type PreviewDrawer, PreviewsBusy } from '#lib/preview/preview-drawer.ts';

/** Previews that are drawn at once, and that wait for it. */
const AT_ONCE = 2;
const WAITING = 64;

/** Bytes of drawn previews that are kept. */
const KEPT_BYTES = 32 * 1024 * 1024;

/** Milliseconds after which a worker that has nothing to do ends: each holds about 200 MB. */
const IDLE = 5 * 60_000;

/** Pages come first: previews are drawn with what processor time they leave. */
const NICE = 10;

export interface PreviewPool extends PreviewDrawer {
  close(): Promise<void>;
}

/** Draws previews in worker threads, and keeps what was drawn by what it shows. */
export function createPreviewPool(): PreviewPool {
  const pool = new Piscina<Preview, Uint8Array<ArrayBuffer>>({
    filename: fileURLToPath(new URL('preview-worker-entry.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: AT_ONCE,
    maxQueue: WAITING,
    idleTimeout: IDLE,
    niceIncrement: NICE,
  });
  const drawn = new LRUCache<string, Uint8Array<ArrayBuffer>, Preview>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
    fetchMethod: (_key, _stale, { context }) => pool.run(context),
  });
  return {
    async draw(preview) {
      const key = createHash('sha1').update(JSON.stringify(preview)).digest('base64url');
      if (!drawn.has(key) && pool.queueSize >= WAITING) throw new PreviewsBusy();
      const picture = await drawn.fetch(key, { context: preview });
      if (!picture) throw new PreviewsBusy();
      return picture;
    },
    close: () => pool.destroy(),
  };
}
