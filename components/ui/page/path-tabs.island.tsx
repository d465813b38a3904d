'use client';

import { usePathname } from 'next/navigation';

import { TabList, type TabLink } from './tab-list.tsx';

/** Tabs that know which of them leads to the page they stand on: layouts stay mounted while pages change. */
export function PathTabs(props: { readonly label: string; readonly tabs: readonly TabLink[] }) {
  const path = usePathname();
  return <TabList {...props} isCurrent={({ href }) => href === path} />;
}
