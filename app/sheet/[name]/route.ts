import { commonSheetResponse } from '#lib/art/sheet/common-sheets.ts';

/** Answers with one image of the pictures that many pages share. */
export const GET = async (request: Request, { params }: RouteContext<'/sheet/[name]'>): Promise<Response> =>
  commonSheetResponse((await params).name, request);
