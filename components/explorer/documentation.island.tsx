'use client';

import { DocExplorer, useDocExplorer } from '@graphiql/plugin-doc-explorer';
import styles from './panes.module.css';
import { DOCUMENTATION_ID } from './toolbar.island.tsx';

const SEARCH_LABEL = 'Search types and fields';

/** GraphiQL's documentation of the contract; each leaf of it begins at its top. */
export function Documentation() {
  const trail = useDocExplorer();
  return (
    <div
      key={trail.length}
      ref={nameSearch}
      id={DOCUMENTATION_ID}
      className={`${styles.pane} ${styles.docs}`}
    >
      <DocExplorer />
    </div>
  );
}

/** Labels GraphiQL's search field, and removes its hint at a shortcut that only Macs have. */
function nameSearch(pane: HTMLDivElement | null) {
  const field = pane?.querySelector('input');
  field?.setAttribute('aria-label', SEARCH_LABEL);
  field?.setAttribute('placeholder', SEARCH_LABEL);
}
