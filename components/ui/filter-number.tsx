import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  /** 0 where nothing is asked for. */
  readonly value: number;
}

/** A whole number of a filter form. The key makes it follow the address when that changes without it. */
export function FilterNumber({ label, name, value }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="number"
        className={styles.text}
        name={name}
        defaultValue={value || ''}
        key={value}
        min={0}
        step={1}
        placeholder="0"
        inputMode="numeric"
        autoComplete="off"
      />
    </label>
  );
}
