import type { ItemRewardFragment, QuestRowFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';

import { Price } from '../item/price.tsx';
import { RewardIcons } from '../item/reward-icons.tsx';
import type { Column } from '../ui/column.ts';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';
import { QuestLink } from './quest-link.tsx';

const columns: readonly Column<QuestRowFragment>[] = [
  {
    header: 'Quest',
    cell: (quest) => (
      <div className="grid justify-items-start gap-2 py-2.5">
        <QuestLink quest={quest} />
        <span className="hidden items-center gap-3.5 pl-9.5 text-sm text-muted narrow:flex">
          {quest.xp > 0 && <span>{thousands(quest.xp)} XP</span>}
          <Price copper={quest.gold} />
        </span>
        <Rewards label="Rewards" rewards={quest.rewardsGiven} />
        {quest.choiceCount > 0 && (
          <Rewards label={`Choose ${quest.choiceCount}`} rewards={quest.rewardsChoice} />
        )}
      </div>
    ),
  },
  { header: 'XP', align: 'end', narrow: 'hidden', cell: ({ xp }) => (xp > 0 ? thousands(xp) : null) },
  { header: 'Gold', align: 'end', narrow: 'hidden', cell: ({ gold }) => <Price copper={gold} /> },
];

/** Quests that somebody gives or that start somewhere, with what they reward (rules.md: Quests). */
export function StartedQuests({ quests }: { readonly quests: readonly QuestRowFragment[] }) {
  return (
    <Panel ornate className="overflow-hidden">
      <Table caption="Quests that start here" columns={columns} rows={quests} rowKey={({ id }) => id} />
    </Panel>
  );
}

interface RewardsProps {
  readonly label: string;
  readonly rewards: readonly ItemRewardFragment[];
}

const Rewards = ({ label, rewards }: RewardsProps) =>
  rewards.length === 0 ? null : (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 pl-9.5">
      <span className="text-sm text-muted">{label}</span>
      <RewardIcons rewards={rewards} />
    </span>
  );
