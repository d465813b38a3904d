import { iconResponse } from '#lib/art/svg-response.ts';

interface Context {
  readonly params: Promise<{ readonly n: string }>;
}

/** The picture of an item, an ability or a reward by its icon number. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  iconResponse((await params).n, request);
