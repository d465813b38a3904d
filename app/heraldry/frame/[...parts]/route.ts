import { heraldryResponse } from '#lib/art/svg-response.ts';

/** A guild's crest by the numbers of its heraldry. */
export const GET = async (
  request: Request,
  { params }: RouteContext<'/heraldry/frame/[...parts]'>,
): Promise<Response> => heraldryResponse((await params).parts, request);
