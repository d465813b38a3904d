import { heraldryResponse } from '#lib/art/svg-response.ts';

interface Context {
  readonly params: Promise<{ readonly parts: readonly string[] }>;
}

/** A guild's crest by the numbers of its heraldry. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  heraldryResponse((await params).parts, request);
