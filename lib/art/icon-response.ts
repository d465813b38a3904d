import { iconSvg } from './icon.ts';
import { noPicture, svgResponse } from './svg-response.ts';
import type { FrameOptions } from './framed-icon.ts';
import { FRAME_SHAPES } from './icon-frame.ts';

/** A parsed request for `/icon/{n}?frame=&pressed=`. */
interface IconRequest {
  readonly number: number;
  readonly options: FrameOptions;
}

const INTEGER = /^-?\d{1,10}$/;

/**
 * Reads an icon's address. An unknown frame counts as the square one, and only `pressed=1` presses.
 * @returns null unless the number is an integer of at most ten digits.
 */
const parseIconRequest = (number: string, search: URLSearchParams): IconRequest | null => {
  if (!INTEGER.test(number)) return null;
  const frame = FRAME_SHAPES.find((shape) => shape === search.get('frame')) ?? 'square';
  return { number: Number(number), options: { frame, pressed: search.get('pressed') === '1' } };
};

/** Answers `/icon/{number}?frame=&pressed=&v=` with the icon's picture, or with 404 for an invalid number. */
export const iconResponse = (number: string, request: Request): Response => {
  const icon = parseIconRequest(number, new URL(request.url).searchParams);
  if (icon === null) return noPicture();
  return svgResponse(iconSvg(icon.number, icon.options), request);
};
