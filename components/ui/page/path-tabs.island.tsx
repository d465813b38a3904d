'use client';

import { usePathname } from 'next/navigation';

import { TabList, type TabLink } from './tab-list.tsx';

interface Props {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}

/** Tabs that know which of them leads to the page they stand on: layouts stay mounted while pages change. */
export function PathTabs(props: Props) {
  const path = usePathname();
  return <TabList {...props} isCurrent={({ href }) => href === path} />;
}
