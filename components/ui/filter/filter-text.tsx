import styles from './filters.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  /** An example or a kind; the field is then no wider than it takes. */
  readonly placeholder?: string | undefined;
  /** Characters that can be typed. */
  readonly longest?: number | undefined;
  /** The address of suggestions for a text, which is put behind it; none without. */
  readonly suggest?: string | undefined;
  /** Suggestions of the browser; the label adds what the text alone does not say. */
  readonly suggestions?: readonly { readonly value: string; readonly label?: string }[];
}

/** Letters that the browser's own marks in a field take: one that clears it, and one that opens a list. */
const CLEAR_MARK = 3;
const LIST_MARK = 6;

/** A text of a filter form. */
export function FilterText({ label, name, value, placeholder, longest = 100, suggest, suggestions }: Props) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="search"
        className={styles.text}
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        size={placeholder ? placeholder.length + (suggestions ? LIST_MARK : CLEAR_MARK) : undefined}
        maxLength={longest}
        autoComplete="off"
        data-suggest={suggest}
        list={suggestions && `${name}-suggestions`}
      />
      {suggestions && (
        <datalist id={`${name}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion.value} {...suggestion} />
          ))}
        </datalist>
      )}
    </label>
  );
}
