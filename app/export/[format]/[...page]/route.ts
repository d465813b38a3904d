import { failure } from '#lib/exports/export-response.ts';
import { answerExport, inFormat } from '#lib/exports/export-route.ts';

import { findRoute } from '../../catalogue.ts';

interface Context {
  readonly params: Promise<{ readonly format: string; readonly page: readonly string[] }>;
}

/** Answers every page in other formats; the server maps their addresses to this route (routeAddress). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { format, page } = await params;
  const found = findRoute(page);
  if (!found) return inFormat(failure(404, 'Not found'), format);
  return answerExport(found.exports, request, { ...found.params, format });
}
