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

const key: unique symbol = Symbol.for('war-ledger.preview-drawer');

/** The server process and each of Next's bundles load modules of their own: only globalThis is common. */
const holder: typeof globalThis & { [key]?: PreviewDrawer | undefined } = globalThis;

/** Offers the process's drawer to the pages; `undefined` withdraws it. */
export function registerPreviewDrawer(drawer: PreviewDrawer | undefined): void {
  holder[key] = drawer;
}

/** @throws PreviewUnavailable where nobody draws, too: the process is starting or stopping */
export function drawPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const drawer = holder[key];
  if (!drawer) throw new PreviewUnavailable();
  return drawer.draw(preview);
}
