import type { Preview } from '#lib/preview/preview.ts';
import { drawPreview } from '#lib/preview/preview-drawer.ts';

import type { ExportedFile } from './export-response.ts';

/** Chat programs ask once and keep what they get. */
const ONE_HOUR = 3600;

/** @throws PreviewsBusy */
export async function previewFile(preview: Preview): Promise<ExportedFile> {
  return { type: 'image/jpeg', body: await drawPreview(preview), kept: ONE_HOUR };
}

/** By its name: the class may be that of another of Next's bundles. */
export const isBusy = (reason: unknown): boolean => reason instanceof Error && reason.name === 'PreviewsBusy';
