import type { Preview } from '#lib/preview/preview.ts';
import { drawPreview } from '#lib/preview/preview-drawer.ts';

import type { ExportedFile } from '../export-response.ts';

/** Seconds. Chat programs ask once and keep what they get. */
const ONE_HOUR = 3600;
const ONE_DAY = 24 * ONE_HOUR;

/**
 * A preview as JPEG; what is over may be kept for longer.
 * @throws PreviewUnavailable
 */
export async function pictureFile(preview: Preview): Promise<ExportedFile> {
  return {
    type: 'image/jpeg',
    body: await drawPreview(preview),
    kept: preview.isFinal ? ONE_DAY : ONE_HOUR,
  };
}

/** True for PreviewUnavailable. Tested by name: each of Next's bundles has its own class. */
export const isUnavailable = (reason: unknown): boolean =>
  reason instanceof Error && reason.name === 'PreviewUnavailable';

/** The response in place of a preview that cannot be drawn now. */
export const TRY_LATER = ['The preview cannot be drawn now', { 'retry-after': '2' }] as const;
