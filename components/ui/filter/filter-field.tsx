import { type Field, optionsWith } from '#lib/url/filter/filter.ts';

import { FilterDay } from './filter-day.tsx';
import { FilterNumber } from './filter-number.tsx';
import { FilterText } from './filter-text.tsx';
import styles from './filters.module.css';

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
