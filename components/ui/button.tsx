import type { ComponentProps } from 'react';

import styles from './button.module.css';
import { joinClasses } from './join-classes.ts';

/** A button that says in words what it does. */
export function Button({ className, type = 'button', ...attributes }: ComponentProps<'button'>) {
  return <button {...attributes} type={type} className={joinClasses(styles.button, className)} />;
}
