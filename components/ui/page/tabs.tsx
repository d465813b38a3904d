import { PathTabs } from './path-tabs.island.tsx';
import { type Tab, TabList } from './tab-list.tsx';

interface Props {
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/**
 * Links to the sections of a page, each with its own address. The path decides which is current unless a tab says so.
 */
export const Tabs = ({ label, tabs }: Props) =>
  tabs.some(({ current }) => current) ? (
    <TabList label={label} tabs={tabs} isCurrent={({ current }) => current === true} />
  ) : (
    <PathTabs label={label} tabs={tabs} />
  );
