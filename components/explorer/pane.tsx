import type { ReactNode } from 'react';

import styles from './panes.module.css';

interface Props {
  readonly title: string;
  readonly area: 'query' | 'variables' | 'answer';
  /** One of GraphiQL's editors. */
  readonly children: ReactNode;
}

/** One editor with its heading. */
export function Pane({ title, area, children }: Props) {
  return (
    <div className={`${styles.pane} ${styles[area]}`}>
      <h2 className="px-4.5 pt-2.5 pb-1 font-text text-sm leading-[1.4] text-muted">{title}</h2>
      {children}
    </div>
  );
}
