import { commonSheetResponse } from '#lib/art/sheet/common-sheets.ts';

interface Context {
  readonly params: Promise<{ readonly name: string }>;
}

/** Answers with one image of the pictures that many pages share. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  commonSheetResponse((await params).name, request);
