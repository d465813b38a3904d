import styles from './table.module.css';

/**
 * A plain table, one whose rows become cards of few lines on narrow screens, a list whose rows narrow screens lay out
 * in lines, one with low rows, a list beside another, or a ranking.
 */
export type TableLayout = 'data' | 'cards' | 'list' | 'dense' | 'half' | 'ranking';

const LAYOUTS: Readonly<Record<TableLayout, string | undefined>> = {
  data: styles.data,
  cards: `${styles.data} ${styles.cards}`,
  list: styles.list,
  dense: `${styles.list} ${styles.dense}`,
  half: `${styles.list} ${styles.half}`,
  ranking: styles.ranking,
};

/** The class of a table in a layout; one that scrolls keeps every cell on one line. */
export const tableClass = (layout: TableLayout, scrolls = false) =>
  scrolls ? `${LAYOUTS[layout]} ${styles.scrolling}` : LAYOUTS[layout];
