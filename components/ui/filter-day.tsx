import { FIRST_DAY, LAST_DAY } from '#lib/url/day.ts';

import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  /** The day, such as 2026-11-20; empty for none. */
  readonly value: string;
}

/** A day of a filter form. */
export function FilterDay({ label, name, value }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="date"
        className={styles.text}
        name={name}
        defaultValue={value}
        min={FIRST_DAY}
        max={LAST_DAY}
        autoComplete="off"
      />
    </label>
  );
}
