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
}

/** Links to the same page with each option of a choice. */
export function ChoiceLinks({ list, name, others }: Props) {
  const field = list.filter.fields[name];
  if (field?.kind !== 'choice') return null;
  const options = others ? [...field.options, ...others] : optionsWith(field, String(list.values[name]));
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
