import { sheetResponse } from '#lib/art/sheet/sheet-response.ts';

/** Answers with one image of the crests that the address names. */
export const GET = async (
  request: Request,
  { params }: RouteContext<'/sheet/crests/[pictures]'>,
): Promise<Response> => sheetResponse('crests', (await params).pictures, request);
