import type { KillPageFragment } from '#graphql/generated/documents.ts';
import { type ListAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import styles from './new-kills.module.css';

/**
 * The place of the note that there are newer kills than those of a list's first page. A script (watch-news.ts) looks
 * for them now and then and offers them by a link: no row moves by itself.
 */
export function NewKills({ list, kills }: { readonly list: ListAddress; readonly kills: KillPageFragment }) {
  const newest = kills.nodes?.[0]?.id;
  const { after, before } = list.cursor;
  if (newest === undefined || after !== undefined || before !== undefined) return null;
  return (
    <p
      role="status"
      className={styles.note}
      data-news={[routes.newestKills, new URLSearchParams(list.params)].filter(String).join('?')}
      data-newest={newest}
      data-list={listHref(list)}
    />
  );
}
