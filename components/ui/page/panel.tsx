import type { HTMLAttributes } from 'react';

import { joinClasses } from '../join-classes.ts';
import styles from './panel.module.css';

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
