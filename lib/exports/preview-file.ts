import { drawPreview } from '#lib/preview/preview-drawer.ts';

import type { ExportedFile } from './export-response.ts';
import type { Asked, PageExports } from './page-exports.ts';

/** Chat programs ask once and keep what they get. */
const ONE_HOUR = 3600;

/**
 * The picture of a page's link preview; null for a page without one of its own.
 * @throws PreviewsBusy
 */
export async function previewFile<Data, Parts>(
  { preview }: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
): Promise<ExportedFile | null> {
  if (!preview) return null;
  return { type: 'image/jpeg', body: await drawPreview(await preview(asked)), kept: ONE_HOUR };
}

/** By its name: the class may be that of another of Next's bundles. */
export const isBusy = (reason: unknown): boolean => reason instanceof Error && reason.name === 'PreviewsBusy';
