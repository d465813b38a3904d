import { framedIcon, type FrameOptions } from './framed-icon.ts';
import { resolveIcon } from './icon-number.ts';

/**
 * The picture of an icon number as an SVG document of about 3 KB. Pure and total: the same number gives the same
 * picture forever, and every number gives one.
 */
export const iconSvg = (number: number, options: FrameOptions = {}): string =>
  framedIcon(resolveIcon(number), options);
