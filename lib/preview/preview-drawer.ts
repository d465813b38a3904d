import { ProcessWide } from '#lib/process-wide.ts';

import type { Preview } from './preview.ts';

/** Draws previews as JPEG. */
export interface PreviewDrawer {
  /** @throws PreviewUnavailable while too many wait to be drawn, and where drawing failed */
  draw(preview: Preview): Promise<Uint8Array<ArrayBuffer>>;
}

/** A preview cannot be drawn now, but may be later. */
export class PreviewUnavailable extends Error {
  override readonly name = 'PreviewUnavailable';
}

const shared = new ProcessWide<PreviewDrawer>('preview-drawer');

/** Offers the process's drawer to the pages; `undefined` withdraws it. */
export function registerPreviewDrawer(drawer: PreviewDrawer | undefined): void {
  shared.set(drawer);
}

/** @throws PreviewUnavailable also while the drawing process starts or stops */
export function drawPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const drawer = shared.get();
  if (!drawer) throw new PreviewUnavailable();
  return drawer.draw(preview);
}
