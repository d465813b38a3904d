import { sheetResponse } from '#lib/art/sheet/sheet-response.ts';

interface Context {
  readonly params: Promise<{ readonly pictures: string }>;
}

/** Answers with one image of the icons that the address names. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  sheetResponse('icons', (await params).pictures, request);
