import type { ReactNode } from 'react';

import { thousands } from '#lib/format/number.ts';

import type { Tab } from '../ui/page/tab-list.tsx';
import { Tabs } from '../ui/page/tabs.tsx';

interface Props {
  readonly label: string;
  /** The tabs with their numbers of rows; one without rows is left out. */
  readonly tabs: readonly (Tab & { readonly count: number })[];
  /** The content of the current one. */
  readonly children: ReactNode;
}

/** Shows the tabs of a creature or a game object, besides its spawns. */
export function SectionTabs({ label, tabs, children }: Props) {
  const filled = tabs.filter(({ count }) => count > 0);
  return (
    <div className="min-w-0">
      <Tabs
        label={label}
        tabs={filled.map(({ label: name, count, href, current }) => ({
          label: `${name} (${thousands(count)})`,
          href,
          current,
        }))}
      />
      <div className="mt-5">{children}</div>
    </div>
  );
}
