import { FIRST_DAY, isMinute, LAST_DAY } from '#lib/url/filter/day.ts';

import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  /** The day, such as 2026-11-20, or a minute of it; empty for none. */
  readonly value: string;
}

/** A day of a filter form, in UTC; a minute where the address names one. */
export function FilterDay({ label, name, value }: Props) {
  return (
    <label className={styles.field}>
      {label} (UTC)
      <input
        type={isMinute(value) ? 'datetime-local' : 'date'}
        className={styles.text}
        name={name}
        defaultValue={value}
        min={isMinute(value) ? `${FIRST_DAY}T00:00` : FIRST_DAY}
        max={isMinute(value) ? `${LAST_DAY}T23:59` : LAST_DAY}
        autoComplete="off"
      />
    </label>
  );
}
