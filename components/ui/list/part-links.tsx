import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { ownFields, ownHref } from '#lib/url/paging/own-part.ts';

import { NavLink } from '../navigation/nav-link.tsx';
import styles from './part-links.module.css';

/** The ways into a long list: below it, a link to each of its parts that are pages of their own. */
export const PartLinks = ({ list }: { readonly list: ListAddress }) =>
  ownFields(list.path, list.filter).map(({ param, label, options, byDefault }) => (
    <nav key={param} aria-label={label} className={styles.parts}>
      <h2>{label}:</h2>{' '}
      {options
        .filter(({ value }) => value !== byDefault)
        .map(({ value, label: part }) => (
          <NavLink
            key={value}
            href={ownHref(list, param, value)}
            aria-current={list.params[param] === value ? 'true' : undefined}
          >
            {part}
          </NavLink>
        ))}
    </nav>
  ));
