import type { ComponentProps } from 'react';

import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { KillTable } from './kill-table.tsx';

/** One page of kills with its heading; nothing at all when there are none. */
export function KillList(props: ComponentProps<typeof KillTable>) {
  if (!props.kills.nodes?.length) return null;
  return (
    <section>
      <SectionHeading count={props.kills.totalCount}>{props.title}</SectionHeading>
      <Panel ornate>
        <KillTable {...props} />
      </Panel>
    </section>
  );
}
