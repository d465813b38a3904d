import { type Option, optionsWith } from '#lib/url/filter/filter.ts';
import { firstPageHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { NavLink } from '../navigation/nav-link.tsx';
import styles from './part-links.module.css';

interface Props {
  readonly list: ListAddress;
  /** The name of a choice of the list's filter, which no form has. */
  readonly name: string;
  /** Options that the filter does not know beforehand; otherwise a chosen one is added. */
  readonly others?: readonly Option[];
  /** The values of the options that are there, where the API lacks some. */
  readonly known?: readonly string[];
}

/** Links to the same page with each option of a choice. */
export function ChoiceLinks({ list, name, others, known }: Props) {
  const field = list.filter.fields[name];
  if (field?.kind !== 'choice') return null;
  const all = others ? [...field.options, ...others] : optionsWith(field, String(list.values[name]));
  const options = known ? all.filter(({ value }) => known.includes(value)) : all;
  return (
    <nav aria-label={field.label} className={styles.choices}>
      {field.label}:{' '}
      {options.map(({ value, label }) => (
        <NavLink
          key={value}
          href={firstPageHref(list, { [field.param]: value })}
          scroll={false}
          aria-current={list.values[name] === value ? 'true' : undefined}
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
