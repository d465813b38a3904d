import type { ReactNode } from 'react';

import { Panel } from './panel.tsx';
import styles from './story.module.css';

/** A page to read: a column of text, whose first paragraph begins with a large letter. */
export const Story = ({ children }: { readonly children: ReactNode }) => (
  <Panel as="article" ornate className={styles.story}>
    {children}
  </Panel>
);
