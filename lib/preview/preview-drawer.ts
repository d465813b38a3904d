import type { Preview } from './preview.ts';

/** Draws previews as JPEG. */
export interface PreviewDrawer {
  /** @throws PreviewsBusy while too many wait to be drawn */
  draw(preview: Preview): Promise<Uint8Array<ArrayBuffer>>;
}

/** More previews are asked for than can be drawn. */
export class PreviewsBusy extends Error {
  override readonly name = 'PreviewsBusy';
}

const key: unique symbol = Symbol.for('war-ledger.preview-drawer');

/** The server process and each of Next's bundles load modules of their own: only globalThis is common. */
const holder: typeof globalThis & { [key]?: PreviewDrawer | undefined } = globalThis;

/** Offers the process's drawer to the pages; `undefined` withdraws it. */
export function registerPreviewDrawer(drawer: PreviewDrawer | undefined): void {
  holder[key] = drawer;
}

/** @throws PreviewsBusy where nobody draws, too: the process is starting or stopping */
export function drawPreview(preview: Preview): Promise<Uint8Array<ArrayBuffer>> {
  const drawer = holder[key];
  if (!drawer) throw new PreviewsBusy();
  return drawer.draw(preview);
}
