import { MARKER_BOX, pinMarkup } from '#lib/art/marker.ts';

const SYMBOL = 'map-pin';

/** The position of the pin's point, as a share of its height. */
export const PIN_POINT = 0.92;

/**
 * The picture that every `Pin` draws, from the same SVG. A separate file would load as late as the map, and at a higher
 * priority than other pictures.
 */
export const PinSymbol = () => (
  <symbol id={SYMBOL} viewBox={MARKER_BOX} dangerouslySetInnerHTML={{ __html: pinMarkup() }} />
);

interface Props {
  /** Pixels along a side. */
  readonly size: number;
  /** Degrees by which it leans to the right. */
  readonly angle?: number;
}

/** A pin whose point is at the origin; needs a `PinSymbol` before it. */
export const Pin = ({ size, angle = 0 }: Props) => (
  <use
    href={`#${SYMBOL}`}
    x={-size / 2}
    y={-PIN_POINT * size}
    width={size}
    height={size}
    transform={angle === 0 ? undefined : `rotate(${angle})`}
  />
);
