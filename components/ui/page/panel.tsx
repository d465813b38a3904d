import type { HTMLAttributes, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './panel.module.css';
import { thousands } from '#lib/format/number.ts';

interface Props extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'p';
  /** Brass brackets in the corners mark the main panels; small cards stay plain. */
  readonly ornate?: boolean;
}

/** A raised surface that holds what belongs together. */
export function Panel({ as: Element = 'div', ornate = false, className, ...attributes }: Props) {
  return (
    <Element {...attributes} className={joinClasses(styles.panel, ornate && styles.ornate, className)} />
  );
}

interface HeadingProps {
  readonly children: ReactNode;
  /** The total number of rows; not shown where it is unknown. */
  readonly count?: number;
}

/** A heading outside of a panel, with a rule that runs out to the right. */
export function SectionHeading({ children, count }: HeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 className="text-[1.5rem]">{children}</h2>
      {count === undefined ? null : (
        <span className="text-md leading-none text-muted">{thousands(count)}</span>
      )}
    </div>
  );
}
