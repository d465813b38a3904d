/*
 * The process that draws previews, see preview-pool.ts.
 */
import { setPriority } from 'node:os';

import sharp from 'sharp';
import { register } from 'tsx/esm/api';

/** Pages come first: previews are drawn with what processor time they leave. */
const NICE = 10;

setPriority(NICE);
// One picture is drawn at a time, and none is drawn twice.
sharp.concurrency(1);
sharp.cache(false);
// Ctrl+C reaches every process of the terminal; the server ends this one when it has stopped.
process.on('SIGINT', () => {});

register();
const { drawPreview } = await import('#lib/preview/drawing/draw-preview.ts');
const { DEFAULT_PREVIEW } = await import('#lib/preview/kinds/default-preview.ts');

// What is loaded with the first picture is there for the first that is asked for.
await drawPreview(DEFAULT_PREVIEW);

export default drawPreview;
