import { ListPanel } from '#components/ui/list/list-panel.tsx';
import type {
  FinishedQuestFragment,
  ItemRewardFragment,
  QuestRowFragment,
} from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import type { GameObjectSection } from '#lib/game/creatures/creature-tabs.ts';
import { RewardIcons } from '../item/reward-icons.tsx';
import type { Column } from '../ui/table/column.ts';
import { QuestLink } from './quest-link.tsx';
import { creatureName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Price } from '#components/item/cost/offer-cost.tsx';

/** The labels of the tabs of quests. */
export const QUEST_SECTIONS: Readonly<Record<GameObjectSection, string>> = {
  quests: 'Quests',
  finished: 'Quests finished',
};

type Row = QuestRowFragment & Partial<FinishedQuestFragment>;

const columns = (creatureId: string | null): readonly Column<Row>[] => [
  {
    header: 'Quest',
    cell: (quest) => (
      <div className="grid justify-items-start gap-2 py-2.5">
        <QuestLink quest={quest} />
        {quest.starterCreatures && <GiverNames givers={quest.starterCreatures} hereId={creatureId} />}
        <span className="hidden items-center gap-3.5 pl-9.5 text-sm text-muted narrow:flex">
          {quest.xp > 0 && <span>{thousands(quest.xp)} XP</span>}
          <Price copper={quest.gold} />
        </span>
        <Rewards label="Rewards" quest={quest.id} rewards={quest.rewardsGiven} />
        {quest.choiceCount > 0 && (
          <Rewards label={`Choose ${quest.choiceCount}`} quest={quest.id} rewards={quest.rewardsChoice} />
        )}
      </div>
    ),
  },
  { header: 'XP', align: 'end', narrow: 'hidden', cell: ({ xp }) => (xp > 0 ? thousands(xp) : null) },
  { header: 'Gold', align: 'end', narrow: 'hidden', cell: ({ gold }) => <Price copper={gold} /> },
];

interface Props {
  /** A creature or a game object. */
  readonly place: {
    readonly questsStarter: readonly QuestRowFragment[];
    readonly questsFinisher: readonly FinishedQuestFragment[];
  };
  readonly shown: GameObjectSection;
  /** The creature that they start and end at. */
  readonly creatureId?: string;
}

/**
 * Quests that start or that end somewhere, with what they reward; those that end, with who gives them (rules.md:
 * Quests).
 */
export function PlacedQuests({ place, shown, creatureId }: Props) {
  const isEnd = shown === 'finished';
  return (
    <ListPanel
      caption={isEnd ? 'Quests that end here' : 'Quests that start here'}
      columns={columns(creatureId ?? null)}
      rows={isEnd ? place.questsFinisher : place.questsStarter}
      rowKey={({ id }) => id}
    />
  );
}

interface RewardsProps {
  readonly label: string;
  /** Id of the quest. */
  readonly quest: string;
  readonly rewards: readonly ItemRewardFragment[];
}

const Rewards = ({ label, quest, rewards }: RewardsProps) =>
  rewards.length === 0 ? null : (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1 pl-9.5">
      <span className="text-sm text-muted">{label}</span>
      <RewardIcons quest={quest} rewards={rewards} />
    </span>
  );

interface GiverNamesProps {
  readonly givers: FinishedQuestFragment['starterCreatures'];
  /** The creature on whose page it stands; null for none. */
  readonly hereId: string | null;
}

/** Names the givers of a quest; renders nothing for a quest without givers. */
export function GiverNames({ givers, hereId }: GiverNamesProps) {
  if (givers.length === 0) return null;
  return (
    <span className="pl-9.5 text-sm text-muted">
      Given by{' '}
      {givers.map((giver, index) => (
        <span key={giver.id}>
          {index > 0 && ', '}
          {giver.id === hereId ? (
            creatureName(giver)
          ) : (
            <NavLink href={routes.creature(giver.id)}>{creatureName(giver)}</NavLink>
          )}
        </span>
      ))}
    </span>
  );
}
