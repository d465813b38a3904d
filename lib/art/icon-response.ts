import { parseIconRequest } from './icon-request.ts';
import { iconSvg } from './icon.ts';
import { noPicture, svgResponse } from './svg-response.ts';

/** Answers `/icon/{number}?frame=&pressed=&v=` with the icon's picture, or with 404 for what is no number. */
export const iconResponse = (number: string, request: Request): Response => {
  const icon = parseIconRequest(number, new URL(request.url).searchParams);
  if (icon === null) return noPicture();
  return svgResponse(iconSvg(icon.number, icon.options), request);
};
