/*
 * Entry of the worker threads that draw previews, see preview-pool.ts. A worker draws once before it takes its first
 * task: typefaces are read, and code is compiled, while nobody waits.
 */
import { register } from 'tsx/esm/api';

register();
const { drawPreview } = await import('#lib/preview/drawing/draw-preview.ts');
const { DEFAULT_PREVIEW } = await import('#lib/preview/default-preview.ts');
await drawPreview(DEFAULT_PREVIEW);

export default drawPreview;
