import { sheetResponse } from '#lib/art/sheet/sheet-response.ts';

/** Answers with one image of the icons that the address names. */
export const GET = async (
  request: Request,
  { params }: RouteContext<'/sheet/icons/[pictures]'>,
): Promise<Response> => sheetResponse('icons', (await params).pictures, request);
