import type { ReactNode } from 'react';
import type { VictimTagFragment } from '#graphql/generated/documents.ts';
import { CareerBadge } from '../character/career-badge.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { CombatantName } from './combatant-name.tsx';
import { staticImages } from '#lib/url/image/static-images.ts';
import { Chip } from '#components/ui/chip.tsx';
import type { DamageTable } from '#lib/game/battles/kill-damage.ts';
import { Table } from '#components/ui/table/table.tsx';
import { damageColumns, damageKey } from './damage-columns.tsx';

const columns = damageColumns({ source: 'Ability', unit: '%' });

/**
 * Lists one attacker's damage by ability, most damage first, each with its share of this attacker's total (rules.md:
 * Damage tables).
 */
export function DamageBreakdown({ name, damage }: { name: string; damage: DamageTable }) {
  return (
    <div className="tiny:[&_:is(td,th)]:px-1">
      <Table caption={`Damage by ${name}`} columns={columns} rows={damage.rows} rowKey={damageKey} />
    </div>
  );
}

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
      <div className="flex flex-wrap items-center gap-4 narrow:*:[img]:size-13">
        <CareerBadge career={combatant.character.career} size={68} />
        <CombatantName combatant={combatant} />
        {aside}
      </div>
      {children}
    </Panel>
  );
}

/** Marks the attacker who struck last, who need not be the killer. */
export function DeathblowMark() {
  return (
    <Chip title="Struck the last blow">
      <img src={staticImages.skull} alt="" width={14} height={14} />
      Death blow
    </Chip>
  );
}
