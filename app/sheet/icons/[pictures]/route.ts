import { sheetResponse } from '#lib/art/sheet/sheet-response.ts';

interface Context {
  readonly params: Promise<{ readonly pictures: string }>;
}

/** The icons that the address names, in one file. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  sheetResponse('icons', (await params).pictures, request);
