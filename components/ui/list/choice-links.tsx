import { firstPageHref, type ListAddress } from '#lib/url/paging/list-address.ts';

import { NavLink } from '../navigation/nav-link.tsx';
import styles from './part-links.module.css';

interface Props {
  readonly list: ListAddress;
  /** The name of a choice of the list's filter, which no form has. */
  readonly name: string;
}

/** Links to the same page with each option of a choice. */
export function ChoiceLinks({ list, name }: Props) {
  const field = list.filter.fields[name];
  if (field?.kind !== 'choice') return null;
  return (
    <nav aria-label={field.label} className={styles.choices}>
      {field.label}:{' '}
      {field.options.map(({ value, label }) => (
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
