import { shownQuestExports } from '#app/export/kinds/quests.ts';
import { CareerBadge } from '#components/character/career-badge.tsx';
import { QuestLink } from '#components/quest/quest-link.tsx';
import { QuestPlaces, QuestStory } from '#components/quest/quest-places.tsx';
import { QuestRewards } from '#components/quest/quest-rewards.tsx';
import { FactList } from '#components/ui/list/fact-list.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { Profile } from '#components/ui/record/profile.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { QuestTagFragment, QuestDetailsFragment } from '#graphql/generated/documents.ts';
import { listQuestParts, QUEST } from '#lib/data/catalogue/quests.ts';
import { enumWords } from '#lib/format/enum-words.ts';
import { careerLabel, realmOf } from '#lib/game/players/careers.ts';
import { questKind, questFacts, questIcon, questName } from '#lib/game/quests/quest-facts.ts';
import type { QuestParts } from '#lib/game/quests/quest-part.ts';
import { describeQuest } from '#lib/seo/descriptions/describe-quest.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { routes } from '#lib/url/routes.ts';

/** Shows a quest's requirements, and how often it can be taken (rules.md: Quests). */
function QuestFacts({ quest }: { readonly quest: QuestDetailsFragment }) {
  const { level, renown, races, careers, repeatable } = questFacts(quest);
  return (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-3 text-lg">Facts</h2>
      <FactList
        facts={[
          { label: 'Level', value: level ?? 'any' },
          { label: 'Renown rank', value: renown },
          { label: 'Races', value: races.length > 0 ? races.map(enumWords).join(', ') : null },
          { label: 'Careers', value: careers.length > 0 ? <Careers careers={careers} /> : null },
          { label: 'Repeatable', value: repeatable },
        ]}
      />
    </Panel>
  );
}

const Careers = ({ careers }: { readonly careers: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {careers.map((career) => (
      <li key={career} className="inline-flex items-center gap-1.5">
        <CareerBadge career={career} size={20} /> {careerLabel(career)}
      </li>
    ))}
  </ul>
);

/** The parts of a story before and after a quest; renders nothing where neither is known. */
const QuestNeighbours = ({ previous, next }: QuestParts<QuestTagFragment>) =>
  (previous || next) && (
    <Panel as="section" ornate className="p-5">
      <h2 className="mb-3 text-lg">Other parts</h2>
      <FactList
        facts={[
          { label: 'Previous', value: previous && <QuestLink quest={previous} /> },
          { label: 'Next', value: next && <QuestLink quest={next} /> },
        ]}
      />
    </Panel>
  );

/** The story, and beside it the rest; a quest without a story has the rest alone. */
const COLUMNS =
  'mt-gap grid items-start gap-gap has-[>article]:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] narrow:has-[>article]:grid-cols-1';

export async function generateMetadata(props: PageProps<'/quest/[id]'>) {
  const found = await find(QUEST, props);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: quest, id, query } = found;
  return metadataOf({
    path: routes.quest(id),
    query,
    ...describeQuest(quest),
    exports: shownQuestExports(quest),
  });
}

export default async function QuestPage(props: PageProps<'/quest/[id]'>) {
  const found = await find(QUEST, props);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: quest, id, query, provenance } = found;
  const parts = listQuestParts(quest);
  await awaitPanels(parts);
  return (
    <Page
      crumbs={[{ label: 'Quests', href: routes.quests }, { label: questName(quest) }]}
      provenance={provenance}
    >
      <QuestHeader quest={quest} />
      <div className={COLUMNS}>
        <QuestStory quest={quest} />
        <div className="grid grid-cols-1 gap-gap">
          <QuestFacts quest={quest} />
          <Load from={parts} label="other parts" rows={2}>
            {(found) => <QuestNeighbours {...found} />}
          </Load>
          <QuestRewards quest={quest} />
          <QuestPlaces quest={quest} />
        </div>
      </div>
      <ExportLinks exports={shownQuestExports(quest)} path={routes.quest(id)} query={query} />
    </Page>
  );
}

/** The header of a quest's page, in the colours of the realm that all its givers share. */
function QuestHeader({ quest }: { readonly quest: QuestDetailsFragment }) {
  const [side, ...others] = new Set(quest.starterCreatures.map(({ realm }) => realmOf(realm).side));
  return (
    <Profile
      side={side && others.length === 0 ? side : 'neutral'}
      picture={<img src={staticImages.quest(questIcon(quest))} alt="" width={72} height={72} />}
      name={questName(quest)}
    >
      <p className="text-md text-muted">
        {questKind(quest)}
        {quest.minLevel > 0 && ` · Level ${quest.minLevel}`}
      </p>
    </Profile>
  );
}
