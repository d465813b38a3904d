import type { CleanText } from '#lib/format/clean-text.ts';

import styles from './rich-text.module.css';

/** A text with formatting that others wrote, in a column to read. */
export const RichText = ({ text }: { readonly text: CleanText }) => (
  <div className={styles.text} dangerouslySetInnerHTML={{ __html: text.html }} />
);
