import { type Field, optionsWith, MAX_NUMBER } from '#lib/url/filter/filter.ts';
import { FilterText } from './filter-text.tsx';
import styles from './filters.module.css';
import { FIRST_DAY, isMinute, LAST_DAY } from '#lib/url/filter/day.ts';
import { joinClasses } from '#components/ui/join-classes.ts';

const MARKS = { upper: '▾', lower: '▴' };

export interface FieldProps {
  readonly field: Field;
  readonly value: string | number | boolean;
  /** The address of the list with a flag changed, which is fetched ahead. */
  readonly toggled?: string | undefined;
  /** The address of suggestions for a text, which is put behind it; none without. */
  readonly suggest?: string | undefined;
}

/** Renders one field of a filter form, of any kind. Days are of UTC, with a minute where the address names one. */
export function FilterField({ field, value, toggled, suggest }: FieldProps) {
  const { label, param: name } = field;
  const text = String(value);
  switch (field.kind) {
    case 'choice':
      return (
        <label className={styles.field}>
          {label}
          <select className={styles.select} name={name}>
            {optionsWith(field, text).map((option) => (
              <option key={option.value} value={option.value} selected={option.value === text}>
                {option.label}
              </option>
            ))}
          </select>
        </label>
      );
    case 'text':
      return (
        <FilterText
          label={label}
          name={name}
          value={text}
          placeholder={field.placeholder}
          longest={field.longest}
          suggest={suggest}
        />
      );
    case 'number':
      return (
        <label className={field.bound ? styles.bound : styles.field}>
          {field.bound && (
            <span aria-hidden="true" className="text-accent">
              {MARKS[field.bound]}
            </span>
          )}
          {label}
          <input
            type="number"
            className={joinClasses(styles.number, !field.bound && styles.text)}
            name={name}
            defaultValue={Number(value) || ''}
            min={0}
            max={field.max ?? MAX_NUMBER}
            step={1}
            placeholder="0"
            inputMode="numeric"
            autoComplete="off"
          />
        </label>
      );
    case 'day': {
      const [type, first, last] = isMinute(text)
        ? ['datetime-local', `${FIRST_DAY}T00:00`, `${LAST_DAY}T23:59`]
        : ['date', FIRST_DAY, LAST_DAY];
      return (
        <label className={styles.field}>
          {label} (UTC)
          <input
            type={type}
            className={styles.text}
            name={name}
            defaultValue={text}
            min={first}
            max={last}
            autoComplete="off"
          />
        </label>
      );
    }
    case 'flag':
      return (
        <label className={styles.field} title={field.hint}>
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            name={name}
            value={field.on}
            defaultChecked={value === true}
            data-prefetch={toggled}
          />
          {label}
        </label>
      );
  }
}
