import { commonSheetResponse } from '#lib/art/sheet/common-sheets.ts';

interface Context {
  readonly params: Promise<{ readonly name: string }>;
}

/** Pictures that stand on many pages, in one file. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  commonSheetResponse((await params).name, request);
