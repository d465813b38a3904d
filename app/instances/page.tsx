import { INSTANCES_EXPORTS } from '#app/export/kinds/instances.ts';
import { InstanceList } from '#components/instance/instance-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { ListData } from '#components/ui/list/list-data.tsx';
import { PartLinks } from '#components/ui/list/part-links.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { NotOfferedScreen } from '#components/ui/page/not-offered-screen.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { DataOf } from '#lib/api/answer.ts';
import { askNotOffered } from '#lib/api/offered-pages.ts';
import { isOffered } from '#lib/api/offered.ts';
import { listInstances } from '#lib/data/instance/instances.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { isEmptyOwnPart, describeList, listName } from '#lib/seo/descriptions/describe-list.ts';
import { LISTS } from '#lib/seo/descriptions/lists.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import type { ListedPage } from '#lib/seo/structured-data.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

/** The pages that the rows lead to, for search engines. */
const rowsOf = ({ nodes }: DataOf<typeof listInstances>): readonly ListedPage[] =>
  (nodes ?? []).map((instance) => ({ name: instanceName(instance), href: routes.instance(instance.id) }));

export async function generateMetadata({ searchParams }: PageProps<'/instances'>) {
  if (await askNotOffered(routes.instances)) return metadataOfMissing();
  const query = await searchParams;
  const list = listAddress(routes.instances, query, INSTANCE_FILTER);
  return metadataOf({
    ...describeList('Wings and instances', LISTS.dungeons, list, query),
    path: routes.instances,
    query,
    filter: INSTANCE_FILTER,
    exports: INSTANCES_EXPORTS,
    noindex: await isEmptyOwnPart(list, query, () => listInstances(list), rowsOf),
  });
}

export default async function InstancesPage({ searchParams }: PageProps<'/instances'>) {
  const notOffered = await askNotOffered(routes.instances);
  if (notOffered) return <NotOfferedScreen subject={notOffered} />;
  const query = await searchParams;
  const list = listAddress(routes.instances, query, INSTANCE_FILTER);
  const found = listInstances(list);
  await awaitPanels(found);
  return (
    <Page crumbs="Wings and instances">
      <h1 className="text-2xl leading-title">{listName('Wings and instances', list, query)}</h1>
      <p className="mt-1.5 mb-4 text-muted">
        Every wing on its own, with its encounters and latest runs.
        {isOffered('Query.dungeons') && (
          <>
            {' '}
            <NavLink href={routes.dungeons} className="text-link underline">
              Dungeons
            </NavLink>{' '}
            have their wings together, and who clears them.
          </>
        )}
      </p>
      <Filters list={list} />
      <div className="mt-5">
        <Load from={found} label="wings and instances">
          {(page) => (
            <>
              <ListData name="Wings and instances" rows={rowsOf(page)} />
              <InstanceList page={page} list={list} />
            </>
          )}
        </Load>
      </div>
      <PartLinks list={list} />
      <ExportLinks exports={INSTANCES_EXPORTS} path={routes.instances} query={query} />
    </Page>
  );
}
