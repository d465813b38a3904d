import type { ComponentProps } from 'react';

import styles from '../chip.module.css';
import { joinClasses } from '../join-classes.ts';
import { NavLink } from './nav-link.tsx';

/** A link inside the site that looks like a chip. */
export function LinkChip({ className, ...link }: ComponentProps<typeof NavLink>) {
  return <NavLink {...link} className={joinClasses(styles.chip, className)} />;
}
