import { heraldrySvg } from './heraldry.ts';
import { parseHeraldryPath } from './heraldry/heraldry-path.ts';
import { noPicture, svgResponse } from './svg-response.ts';

/** Answers `/heraldry/frame/{parts}` with the guild's crest, or with 404 where a part is missing or no number. */
export const heraldryResponse = (parts: readonly string[], request: Request): Response => {
  const heraldry = parseHeraldryPath(parts);
  if (heraldry === null) return noPicture();
  return svgResponse(heraldrySvg(heraldry), request);
};
