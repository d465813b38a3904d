import type { ReactNode } from 'react';
import type { Field } from '#lib/url/filter/filter.ts';
import { LAST_NIGHT, offersLastNight } from '#lib/url/filter/last-night.ts';
import { filterDefaults } from '#lib/url/filter/filter-params.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { filteredHref, firstPageHref, hiddenFields, type ListAddress } from '#lib/url/paging/list-address.ts';
import { Button } from '../button.tsx';
import { type FieldProps, FilterField } from './filter-field.tsx';
import { FilterForm } from './filter-form.island.tsx';
import { NarrowFold } from './narrow-fold.tsx';
import styles from './filters.module.css';
import { NavLink } from '../navigation/nav-link.tsx';
import { nightWords } from '../time/time-format.ts';
import foldStyles from './filter-fold.module.css';

interface FilterFoldProps {
  /** True if one of the fields is chosen. */
  readonly open: boolean;
  readonly children: ReactNode;
}

/** Fields of a filter form that few need, folded away until one is chosen. */
const FilterFold = ({ open, children }: FilterFoldProps) => (
  <details className={foldStyles.fold} open={open}>
    <summary>More filters</summary>
    <div className={foldStyles.fields}>{children}</div>
  </details>
);

/** Leads to the last night in UTC, which scripts make that of the visitor's zone. */
const NightLink = ({ list }: { readonly list: ListAddress }) => (
  <p className="mt-1">
    <NavLink
      href={firstPageHref(list, { period: LAST_NIGHT, from: null, to: null })}
      scroll={false}
      className="inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11"
      data-night=""
      suppressHydrationWarning
    >
      {nightWords('UTC')}
    </NavLink>
  </p>
);

interface Props {
  readonly list: ListAddress;
  /** Names of the fields that are shown; all of the filter's that links do not choose unless given. */
  readonly fields?: readonly string[] | undefined;
  /** The label of the button. */
  readonly submit?: string;
  /** The address of suggestions for what is typed, which is put behind it; none without. */
  readonly suggest?: string;
  /** True within what folds already, such as a group that is opened. */
  readonly unfolded?: boolean;
}

/** The filter of a list as a form. What it does not show stays as in the address. */
export function Filters({ list, fields = typedFields(list), submit = 'Apply', suggest, unfolded }: Props) {
  const shown = fields.flatMap((name) => {
    const field = list.filter.fields[name];
    if (!field) return [];
    const value = list.values[name] ?? false;
    const toggled =
      field.kind === 'flag' ? filteredHref(list, field.param, value ? null : field.on) : undefined;
    return [{ field, value, toggled, suggest, isFolded: list.filter.folded?.includes(name) ?? false }];
  });
  const folded = shown.filter(({ isFolded }) => isFolded);
  const plain = shown.filter(({ isFolded }) => !isFolded);
  const params = shown.map(({ field }) => field.param);
  return (
    <FilterLine list={list} isLong={shown.length > 1 && !unfolded}>
      <FilterForm
        action={list.path}
        label={list.filter.label}
        defaults={filterDefaults(list.filter)}
        values={enteredValues(shown)}
        className={styles.filters}
        withButton={shown.some(({ field }) => TYPED.has(field.kind))}
      >
        {hiddenFields(list, params).map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Fields shown={plain.filter(({ field }) => groupOf(field) === null)} />
        <Groups shown={plain} />
        {folded.length > 0 && (
          <FilterFold open={folded.some(({ field }) => Object.hasOwn(list.params, field.param))}>
            <Fields shown={folded.filter(({ field }) => groupOf(field) === null)} />
            <Groups shown={folded} />
          </FilterFold>
        )}
        <Button type="submit" className={styles.apply}>
          {submit}
        </Button>
      </FilterForm>
      {params.includes('period') && offersLastNight(list.filter) && <NightLink list={list} />}
    </FilterLine>
  );
}

interface LineProps {
  readonly list: ListAddress;
  /** True for a form of several fields. */
  readonly isLong: boolean;
  readonly children: ReactNode;
}

/** Folds a long form into a line that says what is chosen. */
const FilterLine = ({ list: { filter, params }, isLong, children }: LineProps) =>
  isLong ? (
    <NarrowFold title="Filters" state={filterWords(filter, params).join(', ') || 'none chosen'}>
      {children}
    </NarrowFold>
  ) : (
    children
  );

const typedFields = ({ filter: { fields, linked = [] } }: ListAddress) =>
  Object.keys(fields).filter((name) => !linked.includes(name));

/** Kinds of fields that are typed into, which a button applies. */
const TYPED: ReadonlySet<Field['kind']> = new Set(['text', 'number', 'day']);

/** The values of the fields that have no options, as those are sent. */
function enteredValues(shown: readonly FieldProps[]): Readonly<Record<string, string>> {
  const entered = shown.flatMap(({ field, value }) => {
    if (field.kind === 'choice') return [];
    const sent = field.kind === 'flag' ? field.on : String(value);
    return [[field.param, value ? sent : '']];
  });
  return Object.fromEntries(entered);
}

const groupOf = (field: Field) => (field.kind === 'number' ? (field.group ?? null) : null);

interface ShownProps {
  readonly shown: readonly FieldProps[];
}

const Fields = ({ shown }: ShownProps) =>
  shown.map((props) => <FilterField key={props.field.param} {...props} />);

/** Fields that share a heading, below the others. */
function Groups({ shown }: ShownProps) {
  const groups = new Set(shown.flatMap(({ field }) => groupOf(field) ?? []));
  if (groups.size === 0) return null;
  return (
    <div className={styles.groups}>
      {[...groups].map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{group}</legend>
          <Fields shown={shown.filter(({ field }) => groupOf(field) === group)} />
        </fieldset>
      ))}
    </div>
  );
}
