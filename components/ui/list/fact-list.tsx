import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** The fact; null, and a number that the API does not tell, are not shown. */
  readonly value: ReactNode;
}

interface Props {
  readonly facts: readonly Fact[];
  /** On phones the facts stand in lines of text, so that what follows begins on the first screen. */
  readonly inLines?: boolean;
}

const IN_LINES = 'narrow:flex narrow:flex-wrap narrow:gap-x-3 narrow:gap-y-0 narrow:text-sm narrow:leading-6';

/** Labels and values, as on the header of a record; below each other in a container that is as small as on paper. */
export function FactList({ facts, inLines = false }: Props) {
  return (
    <dl
      className={`grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-[5px] @max-[240px]:grid-cols-1 ${inLines ? IN_LINES : ''}`}
    >
      {facts.map(({ label, value }) =>
        value === null || Number.isNaN(value) ? null : (
          <div key={label} className={inLines ? 'contents narrow:flex narrow:gap-1.5' : 'contents'}>
            <dt className="text-muted">{label}:</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
