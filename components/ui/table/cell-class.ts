import type { Column, NarrowPlace, TableLayout } from './column.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './table.module.css';

const ALIGN = { center: 'text-center [&>img]:mx-auto', end: `text-right ${styles.number}` };

const LINE = {
  1: 'narrow:row-start-1',
  2: 'narrow:row-start-2',
  3: 'narrow:row-start-3',
  4: 'narrow:row-start-4',
  5: 'narrow:row-start-5',
};
const TALL = {
  1: 'narrow:row-end-3',
  2: 'narrow:row-end-4',
  3: 'narrow:row-end-5',
  4: 'narrow:row-end-6',
  5: 'narrow:row-end-7',
};
const FROM = {
  1: 'narrow:col-start-1',
  2: 'narrow:col-start-2',
  3: 'narrow:col-start-3',
  4: 'narrow:col-start-4',
};
const TO = { 2: 'narrow:col-end-2', 3: 'narrow:col-end-3', 4: 'narrow:col-end-4', 5: 'narrow:col-end-5' };

const NARROW = {
  hidden: 'narrow:hidden',
  only: 'hidden narrow:table-cell',
  shrinks: 'narrow:w-full narrow:max-w-0',
  // Paper has nothing to press, and its room is needed for the other columns.
  overlay: `${styles.overlay} narrow:w-auto print:hidden`,
};

const AT_END = 'narrow:max-w-full narrow:justify-self-end narrow:text-right';

const placed = ({ line, from, to, tall, atEnd, only }: NarrowPlace) =>
  joinClasses(LINE[line], FROM[from], TO[to], tall && TALL[line], atEnd && AT_END, only && NARROW.only);

const narrowClass = (narrow: NonNullable<Column<never>['narrow']>) =>
  typeof narrow === 'string' ? NARROW[narrow] : placed(narrow);

/** Returns the width class: cells of lists share the rest of their row; those of a fixed width do not grow. */
const widthClass = (width: string | undefined, layout: TableLayout) =>
  layout !== 'data' && layout !== 'cards' && width?.startsWith('w-') ? `flex-none ${width}` : width;

/** The classes of a column's header and cells. */
export function cellClass<Row, Key extends string>(
  { width, align, narrow, pinned }: Column<Row, Key>,
  layout: TableLayout,
): string | undefined {
  return joinClasses(
    widthClass(width, layout),
    align && ALIGN[align],
    narrow && narrowClass(narrow),
    width && typeof narrow === 'object' && 'narrow:w-auto',
    pinned && styles.pinned,
  );
}
