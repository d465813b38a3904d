import { QUESTS_EXPORTS } from '#app/export/kinds/quests.ts';
import { Price } from '#components/item/cost/offer-cost.tsx';
import { RewardIcons } from '#components/item/reward-icons.tsx';
import { QuestLink } from '#components/quest/quest-link.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { pagedList } from '#components/ui/list/paged-list.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import type { QuestRowFragment } from '#graphql/generated/documents.ts';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { questsHeld } from '#lib/data/catalogue/held-parts.ts';
import { listQuests } from '#lib/data/catalogue/quests.ts';
import { thousands } from '#lib/format/number.ts';
import { questName } from '#lib/game/quests/quest-facts.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { QUEST_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The columns of a quest and its rewards (rules.md: Quests). */
const columns: readonly Column<QuestRowFragment>[] = [
  {
    header: 'Name',
    width: 'grow-[1.25]',
    narrow: { line: 1, from: 1, to: 4 },
    cell: (quest) => <QuestLink quest={quest} />,
  },
  {
    header: 'XP',
    width: 'w-[70px]',
    align: 'end',
    narrow: { line: 2, from: 2, to: 3 },
    cell: ({ xp }) =>
      xp > 0 && (
        <>
          {thousands(xp)} <span className="hidden text-muted narrow:inline">XP</span>
        </>
      ),
  },
  {
    header: 'Gold',
    width: 'w-[140px] compact:w-[120px]',
    align: 'end',
    narrow: { line: 2, from: 3, to: 4 },
    cell: ({ gold }) => (
      <span className="narrow:flex">
        <Price copper={gold} />
      </span>
    ),
  },
  {
    header: 'Rewards',
    width: 'grow-[1] pl-5 narrow:pl-0',
    narrow: { line: 3, from: 2, to: 4 },
    cell: ({ id, rewardsGiven }) => <RewardIcons quest={id} rewards={rewardsGiven} />,
  },
  {
    header: 'Choices',
    width: 'grow-[1.15]',
    narrow: { line: 4, from: 2, to: 4 },
    cell: ({ id, choiceCount, rewardsChoice }) =>
      rewardsChoice.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {choiceCount > 0 && <span className="text-sm text-muted">Choose {choiceCount}</span>}
          <RewardIcons quest={id} rewards={rewardsChoice} />
        </div>
      ),
  },
];

/** One page of quests; the head stays when there are none. */
const QuestList = pagedList({
  caption: 'Quests',
  layout: 'list',
  columns,
  narrowTracks: 'narrow:grid-cols-[30px_auto_1fr]',
  empty: 'No quests.',
  pagesOf: 'quests',
});

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ nodes }: DataOf<typeof listQuests>): readonly ListedPage[] =>
  (nodes ?? []).map((quest) => ({ name: questName(quest), href: routes.quest(quest.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/quests'>) {
  if (await askNotOffered(routes.quests)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.quests, query, QUEST_FILTER);
  return metadataOf({
    ...describeList('Quests', LISTS.quests, list, query),
    path: routes.quests,
    query,
    filter: QUEST_FILTER,
    exports: QUESTS_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listQuests(list), rowsOf),
  });
}

export default async function QuestsPage({ searchParams }: PageProps<'/quests'>) {
  const notOffered = await askNotOffered(routes.quests);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.quests, query, QUEST_FILTER);
  const found = listQuests(list);
  const held = questsHeld().catch(() => null);
  await awaitPanels(found);
  return (
    <Page crumbs="Quests">
      <h1 className="mb-4 text-2xl leading-title">{listName('Quests', list, query)}</h1>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={found} label="quests">
          {(page) => (
            <>
              <ListData name="Quests" rows={rowsOf(page)} />
              <QuestList page={page} list={list} />
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} held={(await held)?.data ?? null} />
      <ExportLinks exports={QUESTS_EXPORTS} path={routes.quests} query={query} />
    </Page>
  );
}
