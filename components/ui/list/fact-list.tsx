import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** The fact; null, and a number that the API does not tell, are not shown. */
  readonly value: ReactNode;
}

/** Labels and values, as on the header of a record; below each other in a container that is as small as on paper. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-[5px] @max-[240px]:grid-cols-1">
      {facts.map(({ label, value }) =>
        value === null || Number.isNaN(value) ? null : (
          <div key={label} className="contents">
            <dt className="text-muted">{label}:</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
