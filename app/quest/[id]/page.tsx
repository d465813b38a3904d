import { shownQuestExports } from '#app/export/kinds/quests.ts';
import { QuestFacts } from '#components/quest/quest-facts.tsx';
import { QuestHeader } from '#components/quest/quest-header.tsx';
import { QuestNeighbours } from '#components/quest/quest-neighbours.tsx';
import { QuestPlaces } from '#components/quest/quest-places.tsx';
import { QuestRewards } from '#components/quest/quest-rewards.tsx';
import { QuestStory } from '#components/quest/quest-story.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { listQuestParts, QUEST } from '#lib/data/catalogue/quests.ts';
import { questName } from '#lib/game/quests/quest-text.ts';
import { describeQuest } from '#lib/seo/descriptions/describe-quest.ts';
import { routes } from '#lib/url/routes.ts';

/** The story, and beside it the rest; a quest without a story has the rest alone. */
const COLUMNS =
  'mt-gap grid items-start gap-gap has-[>article]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] narrow:has-[>article]:grid-cols-1';

const page = recordPage({
  source: QUEST,
  describe: (quest, id) => ({
    ...describeQuest(quest),
    path: routes.quest(id),
    exports: shownQuestExports(quest),
  }),
  trail: (quest) => [
    { label: 'Home', href: routes.home },
    { label: 'Quests', href: routes.quests },
    { label: questName(quest) },
  ],
  panels: (quest) => ({ parts: listQuestParts(quest) }),
  content: ({ record: quest, panels: { parts } }) => (
    <>
      <QuestHeader quest={quest} />
      <div className={COLUMNS}>
        <QuestStory quest={quest} />
        <div className="grid grid-cols-1 gap-gap">
          <QuestFacts quest={quest} />
          {parts && (
            <Load from={parts} label="other parts" rows={2}>
              {(found) => <QuestNeighbours {...found} />}
            </Load>
          )}
          <QuestRewards quest={quest} />
          <QuestPlaces quest={quest} />
        </div>
      </div>
    </>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
