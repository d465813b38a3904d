import { MAX_NUMBER, type NumberField } from '#lib/url/filter/filter.ts';

import { joinClasses } from '../join-classes.ts';
import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  /** The direction of the bound; the field is then one of several in a group. */
  readonly bound: NumberField['bound'];
  /** The greatest bound, where it is less than that of all numbers. */
  readonly max: number | undefined;
  /** The bound; 0 for none. */
  readonly value: number;
}

const MARKS = { upper: '▾', lower: '▴' };

/** A whole number of a filter form. */
export function FilterNumber({ label, name, bound, max = MAX_NUMBER, value }: Props) {
  return (
    <label className={bound ? styles.bound : styles.field}>
      {bound && (
        <span aria-hidden="true" className="text-accent">
          {MARKS[bound]}
        </span>
      )}
      {label}
      <input
        type="number"
        className={joinClasses(styles.number, !bound && styles.text)}
        name={name}
        defaultValue={value || ''}
        min={0}
        max={max}
        step={1}
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
      />
    </label>
  );
}
