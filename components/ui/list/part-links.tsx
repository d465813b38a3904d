import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type HeldParts, isEmptyPart, ownFields, ownHref } from '#lib/url/paging/own-part.ts';

import styles from './part-links.module.css';

interface Props {
  readonly list: ListAddress;
  /** The parts that have rows; null where that is not known, so that all are linked. */
  readonly held?: HeldParts | null;
}

/** The ways into a long list: below it, a link to each of its parts that are pages of their own and have rows. */
export const PartLinks = ({ list, held = null }: Props) =>
  ownFields(list.path, list.filter).map(({ param, label, options, byDefault }) => (
    <nav key={param} aria-label={label} className={styles.parts}>
      <h2>{label}:</h2>{' '}
      {options
        .filter(({ value }) => value !== byDefault)
        .map(({ value, label: part }) => {
          const href = ownHref(list, param, value);
          const current = list.params[param] === value ? 'true' : undefined;
          return isEmptyPart(href, held) ? (
            <span key={value} aria-current={current}>
              {part}
            </span>
          ) : (
            <NavLink key={value} href={href} aria-current={current}>
              {part}
            </NavLink>
          );
        })}
    </nav>
  ));
