/*
 * Entry of the worker threads that draw previews, see preview-pool.ts.
 */
import sharp from 'sharp';
import { register } from 'tsx/esm/api';

// Two workers draw at once: none needs threads of its own, nor memory for pictures that it will not see again.
sharp.concurrency(1);
sharp.cache(false);

register();
const { drawPreview } = await import('#lib/preview/drawing/draw-preview.ts');

export default drawPreview;
