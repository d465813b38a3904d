import { exportResponse, failure } from '#lib/exports/export-response.ts';
import { isUnavailable, pictureFile, TRY_LATER } from '#lib/exports/formats/preview-file.ts';
import { DEFAULT_PREVIEW } from '#lib/preview/kinds/parts.ts';

interface Context {
  readonly params: Promise<{ readonly format: string }>;
}

/** The link preview of pages without their own picture: /preview.jpg. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { format } = await params;
  if (format !== 'jpg') return failure(404, 'Not found');
  try {
    return exportResponse(request, await pictureFile(DEFAULT_PREVIEW), null);
  } catch (reason) {
    if (isUnavailable(reason)) return failure(503, ...TRY_LATER);
    throw reason;
  }
}
