import { iconResponse } from '#lib/art/svg-response.ts';

/** The picture of an item, an ability or a reward by its icon number. */
export const GET = async (request: Request, { params }: RouteContext<'/icon/[n]'>): Promise<Response> =>
  iconResponse((await params).n, request);
