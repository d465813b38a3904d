import type { Field } from '#lib/url/filter.ts';
import { filterDefaults } from '#lib/url/filter-params.ts';
import { hiddenFields, type ListAddress } from '#lib/url/list-address.ts';

import { Button } from './button.tsx';
import { FilterForm } from './filter-form.island.tsx';
import { FilterNumber } from './filter-number.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterText } from './filter-text.tsx';
import styles from './filters.module.css';

interface Props {
  readonly list: ListAddress;
  /** Names of the fields that are shown; all of the filter's unless given. */
  readonly fields?: readonly string[] | undefined;
  /** What the button says. */
  readonly submit?: string;
}

/** The filter of a list as a form. What it does not show stays as the address has it. */
export function Filters({ list, fields = Object.keys(list.filter.fields), submit = 'Apply' }: Props) {
  const shown = fields.flatMap((name) => {
    const field = list.filter.fields[name];
    return field ? [{ name, field }] : [];
  });
  const hidden = hiddenFields(
    list,
    shown.map(({ field }) => field.param),
  );
  return (
    <FilterForm
      action={list.path}
      label={list.filter.label}
      defaults={filterDefaults(list.filter)}
      className={styles.filters}
      withButton={shown.some(({ field }) => field.kind === 'text' || field.kind === 'number')}
    >
      {hidden.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {shown.map(({ name, field }) => (
        <FilterField key={name} field={field} value={list.values[name] ?? false} />
      ))}
      <Button type="submit" className={styles.apply}>
        {submit}
      </Button>
    </FilterForm>
  );
}

function FilterField({ field, value }: { field: Field; value: string | number | boolean }) {
  switch (field.kind) {
    case 'choice':
      return (
        <FilterSelect label={field.label} name={field.param} options={field.options} value={String(value)} />
      );
    case 'text':
      return (
        <FilterText
          label={field.label}
          name={field.param}
          value={String(value)}
          placeholder={field.placeholder}
        />
      );
    case 'number':
      return <FilterNumber label={field.label} name={field.param} value={Number(value)} />;
    case 'flag':
      return (
        <label className={styles.field} title={field.hint}>
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            name={field.param}
            value={field.on}
            defaultChecked={value === true}
            key={String(value)}
          />
          {field.label}
        </label>
      );
  }
}
