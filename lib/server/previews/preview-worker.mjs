/* The process that draws previews, see preview-pool.ts. */
import { existsSync, readdirSync } from 'node:fs';
import { setPriority } from 'node:os';

import sharp from 'sharp';
import { register } from 'tsx/esm/api';

/** The priority of the process: previews get the processor time that pages leave. */
const NICE = 10;
/** The Linux directory of this process's threads, each of which has its own priority. */
const THREADS = '/proc/self/task';

// One picture is drawn at a time, and none is drawn twice.
sharp.concurrency(1);
sharp.cache(false);
// Ctrl+C reaches every process of the terminal; the server ends this one when it has stopped.
process.on('SIGINT', () => {});

register();
const { drawPreview } = await import('#lib/preview/drawing/draw-preview.ts');
const { DEFAULT_PREVIEW } = await import('#lib/preview/kinds/parts.ts');

// What is loaded with the first picture is there for the first that is asked for.
await drawPreview(DEFAULT_PREVIEW);

const threads = existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid];
for (const thread of threads) setPriority(thread, NICE);

export default drawPreview;
