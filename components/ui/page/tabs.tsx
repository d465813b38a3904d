import { isFollowed } from '#lib/url/listed-address.ts';

import { PathTabs } from './path-tabs.island.tsx';
import { type Tab, TabList } from './tab-list.tsx';

/**
 * Links to the sections of a page, each with its own address. The path decides which is current unless a tab says so.
 */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  const links = tabs.map((tab) => ({
    ...tab,
    rel: isFollowed(tab.href) ? undefined : ('nofollow' as const),
  }));
  return tabs.some(({ current }) => current) ? (
    <TabList label={label} tabs={links} isCurrent={({ current }) => current === true} />
  ) : (
    <PathTabs label={label} tabs={links} />
  );
}
