import { routes } from '#lib/url/routes.ts';

import { SearchIcon } from './icons.tsx';
import styles from './site-search.module.css';

interface Props {
  /** Shows the key that jumps here; one field of a page has it. */
  readonly hotkey?: boolean;
}

/** The search field of the masthead; a plain form, so that it works without scripts. */
export function SiteSearch({ hotkey = false }: Props) {
  return (
    <form action={routes.search} role="search" aria-label="Whole site" className={styles.search}>
      <input
        type="search"
        name="q"
        aria-label="Search everything"
        placeholder="Search everything"
        maxLength={100}
        autoComplete="off"
        required
        data-suggest={routes.suggestions}
        data-hotkey={hotkey ? '/' : undefined}
      />
      <button type="submit" aria-label="Search" title="Search">
        <SearchIcon />
      </button>
      {hotkey && <kbd aria-hidden="true">/</kbd>}
    </form>
  );
}
