import type { ReactNode } from 'react';

import type { VictimTagFragment } from '#graphql/generated/documents.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { CombatantName } from './combatant-name.tsx';

interface Props {
  /** The part in the kill. */
  readonly part: 'Killer' | 'Victim';
  readonly side: 'order' | 'destruction' | 'neutral';
  readonly combatant: VictimTagFragment;
  /** Marks beside the part. */
  readonly marks?: ReactNode;
  /** Content at the end of the line with the name. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The killer or the victim of a kill, with the edge of their realm. */
export function CombatantCard({ part, side, combatant, marks, aside, children }: Props) {
  const id = part.toLowerCase();
  return (
    <Panel
      as="section"
      ornate
      data-side={side}
      className="border-t-3 border-t-edge p-4.5 narrow:p-3.5"
      aria-labelledby={id}
    >
      <h2
        id={id}
        className="mb-3 flex items-center gap-2 font-text text-sm leading-[1.45] tracking-normal text-accent"
      >
        {part}
        {marks}
      </h2>
      <div className="flex items-center gap-4 narrow:*:[img]:size-13">
        <CareerBadge career={combatant.character.career} size={68} />
        <CombatantName combatant={combatant} />
        {aside}
      </div>
      {children}
    </Panel>
  );
}
