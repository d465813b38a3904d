import { type Field, optionsWith, MAX_NUMBER, type NumberField } from '#lib/url/filter/filter.ts';
import { FilterText } from './filter-text.tsx';
import styles from './filters.module.css';
import { FIRST_DAY, isMinute, LAST_DAY } from '#lib/url/filter/day.ts';
import { joinClasses } from '#components/ui/join-classes.ts';

interface FilterNumberProps {
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
function FilterNumber({ label, name, bound, max = MAX_NUMBER, value }: FilterNumberProps) {
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

export interface FieldProps {
  readonly field: Field;
  readonly value: string | number | boolean;
  /** The address of the list with a flag changed, which is fetched ahead. */
  readonly toggled?: string | undefined;
  /** The address of suggestions for a text, which is put behind it; none without. */
  readonly suggest?: string | undefined;
}

/** Renders one field of a filter form, of any kind. */
export function FilterField({ field, value, toggled, suggest }: FieldProps) {
  switch (field.kind) {
    case 'choice':
      return (
        <FilterSelect
          label={field.label}
          name={field.param}
          options={optionsWith(field, String(value))}
          value={String(value)}
        />
      );
    case 'text':
      return (
        <FilterText
          label={field.label}
          name={field.param}
          value={String(value)}
          placeholder={field.placeholder}
          suggest={suggest}
        />
      );
    case 'number':
      return (
        <FilterNumber
          label={field.label}
          name={field.param}
          bound={field.bound}
          max={field.max}
          value={Number(value)}
        />
      );
    case 'day':
      return <FilterDay label={field.label} name={field.param} value={String(value)} />;
    case 'flag':
      return (
        <label className={styles.field} title={field.hint}>
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            name={field.param}
            value={field.on}
            defaultChecked={value === true}
            data-prefetch={toggled}
          />
          {field.label}
        </label>
      );
  }
}

interface Props {
  readonly label: string;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** Renders one choice of a filter form, which follows the address when that changes elsewhere. */
function FilterSelect({ label, name, options, value }: Props) {
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

interface FilterDayProps {
  readonly label: string;
  readonly name: string;
  /** The day, such as 2026-11-20, or a minute of it; empty for none. */
  readonly value: string;
}

/** A day of a filter form, in UTC; a minute where the address names one. */
function FilterDay({ label, name, value }: FilterDayProps) {
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
