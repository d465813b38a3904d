import { sheetResponse } from '#lib/art/sheet/sheet-response.ts';

interface Context {
  readonly params: Promise<{ readonly pictures: string }>;
}

/** Answers with one image of the crests that the address names. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  sheetResponse('crests', (await params).pictures, request);
