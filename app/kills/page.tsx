import { KillFilters } from '#components/kill/kill-filters.tsx';
import { KillList } from '#components/kill/kill-list.tsx';
import { Page } from '#components/ui/page.tsx';
import { awaitPanels } from '#components/ui/await-panels.ts';
import { Load } from '#components/ui/load.tsx';
import { listKills } from '#lib/data/kills.ts';
import { parseKillFilter } from '#lib/url/kill-filter.ts';
import { parseCursor } from '#lib/url/paging.ts';
import { metadataOf } from '#lib/seo/page-metadata.ts';
import { routes } from '#lib/url/routes.ts';

export const generateMetadata = () =>
  metadataOf({
    title: 'Kills',
    description: 'Every kill of the war, newest first: who killed whom, where, and with how much help.',
    path: '/kills',
  });

export default async function KillsPage({ searchParams }: PageProps<'/kills'>) {
  const params = await searchParams;
  const kills = listKills(parseKillFilter(params), parseCursor(params));
  await awaitPanels(kills);

  return (
    <Page trail={[{ label: 'Home', href: routes.home }, { label: 'Kills' }]}>
      <h1 className="mb-4 text-2xl leading-title">Kills</h1>
      <KillFilters path="/kills" params={params} />
      <Load from={kills} label="kills">
        {(page) => <KillList title="Newest first" kills={page} path="/kills" params={params} />}
      </Load>
    </Page>
  );
}
