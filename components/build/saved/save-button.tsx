import button from '../../ui/button.module.css';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { routes } from '#lib/url/routes.ts';
import type { Route } from 'next';

import styles from './saved-panel.module.css';

interface Props {
  /** The address of the build. */
  readonly href: Route;
  /** The name under which it is saved at first. */
  readonly name: string;
}

/**
 * Saves a build in the browser, and leads to those that are saved. A script does it (saved-page.ts), so that the button
 * is not there without one.
 */
export const SaveButton = ({ href, name }: Props) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
    <button
      type="button"
      className={`${button.button} ${styles.waits}`}
      data-saved-waits=""
      data-save-build={href}
      data-save-name={name}
    >
      Save in this browser
    </button>
    <NavLink
      href={routes.savedBuilds}
      className="inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11"
    >
      Saved builds
    </NavLink>
    <span role="status" className="text-sm text-muted" data-save-words="" />
  </div>
);
