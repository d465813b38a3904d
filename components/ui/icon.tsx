import type { ReactNode } from 'react';

interface Props {
  /** Pixels along a side. */
  readonly size?: number;
  readonly stroke: string;
  readonly fill?: 'none';
  readonly join?: 'round';
  readonly children: ReactNode;
}

/** One of our own small interface icons: stroked, in the colour of the text. */
export const Icon = ({ size = 16, stroke, fill, join, children }: Props) => (
  <svg
    width={size}
    height={size}
    viewBox={`0 0 ${size} ${size}`}
    fill={fill}
    stroke="currentColor"
    strokeWidth={stroke}
    strokeLinejoin={join}
    aria-hidden="true"
  >
    {children}
  </svg>
);
