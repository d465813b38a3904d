import type { ReactNode } from 'react';

import styles from './definitions.module.css';

interface Definition {
  readonly term: string;
  readonly meaning: ReactNode;
}

/** Words of the site and what they mean. */
export function Definitions({ definitions }: { definitions: readonly Definition[] }) {
  return (
    <dl className={styles.list}>
      {definitions.map(({ term, meaning }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
