import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';

interface Props {
  readonly children: ReactNode;
  /** How many there are in all; nothing is shown when it is not known. */
  readonly count?: number;
}

/** A heading outside of a panel, with a rule that runs out to the right. */
export function SectionHeading({ children, count }: Props) {
  return (
    <div className="rule">
      <h2>{children}</h2>
      {count === undefined ? null : <span className="count">{thousands(count)}</span>}
    </div>
  );
}
