/*
 * Entry of the worker threads that draw previews, see preview-pool.ts.
 */
import { register } from 'tsx/esm/api';

register();
const { drawPreview } = await import('#lib/preview/drawing/draw-preview.ts');

export default drawPreview;
