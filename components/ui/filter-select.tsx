import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** Renders one choice of a filter form, which follows the address when that changes elsewhere. */
export function FilterSelect({ label, name, options, value }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <select className={styles.select} name={name}>
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
