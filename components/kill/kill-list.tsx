import type { ComponentProps } from 'react';
import type { Answer } from '#lib/api/answer.ts';
import { Load } from '../ui/page/load.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';
import { KillSums } from './kill-sums.tsx';
import { KillTable } from './kill-table.tsx';
import type { KillSums as Sums } from '#lib/game/battles/kill.ts';

interface Props extends ComponentProps<typeof KillTable> {
  /** The fragment of the address that leads here. */
  readonly id?: string;
  /** The sums of the list; null where no filter narrows it and the page shows them elsewhere. */
  readonly sums?: Promise<Answer<Sums>> | null;
}

/** One page of kills with its heading, which stays when there are none (rules.md: Lists). */
export function KillList({ sums = null, id, ...kills }: Props) {
  return (
    <section id={id}>
      <SectionHeading count={kills.kills.totalCount}>{kills.title}</SectionHeading>
      {sums && (
        <div className="mb-4">
          <Load from={sums} label="sums" rows={1}>
            {(counts) => <KillSums {...counts} />}
          </Load>
        </div>
      )}
      <Panel ornate>
        <KillTable {...kills} />
      </Panel>
    </section>
  );
}
