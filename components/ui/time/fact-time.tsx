import { Timestamp } from './timestamp.tsx';
import type { TimePrecision } from './time-format.ts';

interface Props {
  readonly at: number | string;
  readonly precision?: TimePrecision;
}

/**
 * Shows a moment at the beginning of a line of facts. On a phone it has a line of its own: written in the visitor's
 * zone it is longer or shorter, and what follows would break differently and move the page.
 */
export const FactTime = ({ at, precision }: Props) => (
  <>
    <span className="narrow:block">
      <Timestamp at={at} precision={precision} />
    </span>
    <span className="narrow:hidden"> · </span>
  </>
);
