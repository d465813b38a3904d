import type { ComponentProps } from 'react';

import styles from '../button.module.css';
import { joinClasses } from '../join-classes.ts';
import { NavLink } from './nav-link.tsx';

/** A link inside the site that looks like a button. */
export function LinkButton({ className, ...link }: ComponentProps<typeof NavLink>) {
  return <NavLink {...link} className={joinClasses(styles.button, className)} />;
}
