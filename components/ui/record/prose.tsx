import type { ReactNode } from 'react';

import { joinClasses } from '../join-classes.ts';
import styles from './prose.module.css';

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Running text with headings, lists and links. */
export function Prose({ className, children }: Props) {
  return <div className={joinClasses(styles.prose, className)}>{children}</div>;
}
