import styles from './search-box.module.css';

interface Props {
  /** Takes the text as `q` and leads on to the results. */
  readonly action: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value?: string;
  /** The address of suggestions for a text, which is put behind it; none without. */
  readonly suggest?: string;
}

/** A search field that works as a plain form. */
export function SearchBox({ action, label, placeholder, value, suggest }: Props) {
  return (
    <form action={action} role="search" className={styles.search}>
      <input
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
        data-suggest={suggest}
        required
      />
      <button type="submit">Search</button>
    </form>
  );
}
