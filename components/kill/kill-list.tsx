import type { ComponentProps } from 'react';

import { Panel } from '../ui/panel.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import { KillTable } from './kill-table.tsx';

/** One page of kills with its heading, which stays when there are none (rules.md: Lists). */
export function KillList(props: ComponentProps<typeof KillTable>) {
  return (
    <section>
      <SectionHeading count={props.kills.totalCount}>{props.title}</SectionHeading>
      <Panel ornate>
        <KillTable {...props} />
      </Panel>
    </section>
  );
}
