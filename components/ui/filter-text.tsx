import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** An example or a kind; the field is then no wider than it takes. */
  readonly placeholder?: string | undefined;
}

/** A text of a filter form. */
export function FilterText({ label, name, value, placeholder }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="search"
        className={styles.text}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        size={placeholder?.length}
        maxLength={100}
        autoComplete="off"
      />
    </label>
  );
}
