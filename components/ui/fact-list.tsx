import type { ReactNode } from 'react';

export interface Fact {
  readonly label: string;
  /** Nothing is shown for a fact that is null. */
  readonly value: ReactNode;
}

/** Labels and values, as on the header of a record. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="facts-list">
      {facts.map(({ label, value }) =>
        value === null ? null : (
          <div key={label} className="contents">
            <dt>{label}:</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
