import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** One choice of a filter form. The key makes it follow the address when that changes without it. */
export function FilterSelect({ label, name, options, value }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.select} name={name} defaultValue={value} key={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
