import { DUNGEONS_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { DungeonList } from '#components/dungeon/dungeon-list.tsx';
import { SESSION_RULE } from '#components/dungeon/session-list.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { listDungeons } from '#lib/data/instance/dungeons.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages that the rows lead to, for search engines. */
const rowsOf = (dungeons: DataOf<typeof listDungeons>): readonly ListedPage[] =>
  dungeons.map((dungeon) => ({ name: instanceName(dungeon), href: routes.dungeon(dungeon.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/dungeons'>) {
  if (await askNotOffered(routes.dungeons)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.dungeons, query);
  return metadataOf({
    ...describeList('Dungeons', LISTS.dungeonSessions, list, query),
    path: routes.dungeons,
    query,
    filter: NO_FILTER,
    exports: DUNGEONS_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listDungeons(), rowsOf),
  });
}

export default async function DungeonsPage({ searchParams }: PageProps<'/dungeons'>) {
  const notOffered = await askNotOffered(routes.dungeons);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.dungeons, query);
  const found = listDungeons();
  await awaitPanels(found);
  return (
    <Page crumbs="Dungeons">
      <h1 className="text-2xl leading-title">{listName('Dungeons', list, query)}</h1>
      <p className="mt-1.5 mb-4 text-muted">
        Each dungeon with all its wings: who clears it, and how fast. “Wings and instances” has every wing on
        its own, with its encounters and latest runs.
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={routes.sessions}>All sessions</LinkButton>
        <LinkButton href={routes.instances}>Wings and instances</LinkButton>
      </p>
      <div className="mt-5">
        <Load from={found} label="dungeons">
          {(dungeons) => (
            <>
              <ListData name="Dungeons" rows={rowsOf(dungeons)} />
              <DungeonList dungeons={dungeons} />
              <p className="mt-3 max-w-prose text-sm text-muted">{SESSION_RULE}</p>
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} />
      <ExportLinks exports={DUNGEONS_EXPORTS} path={routes.dungeons} query={query} />
    </Page>
  );
}
