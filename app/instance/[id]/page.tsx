import { INSTANCE_EXPORTS } from '#app/export/kinds/instances.ts';
import { DeathPlot } from '#components/instance/death-plot.tsx';
import { DurationPlot } from '#components/instance/duration-plot.tsx';
import { ENCOUNTER_COLUMNS } from '#components/instance/encounter-columns.tsx';
import { InstanceHeader } from '#components/instance/instance-header.tsx';
import { RatingPlot } from '#components/instance/rating-plot.tsx';
import { ShortRunList } from '#components/instance/short-run-list.tsx';
import { FastestRuns } from '#components/instance/statistics-table.tsx';
import { PlotPanels } from '#components/plot/plot-panels.tsx';
import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { Column } from '#components/ui/table/column.ts';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE } from '#lib/data/instance/instances.ts';
import { getRunSample } from '#lib/data/instance/run-samples.ts';
import { encountersOf, type EncounterStatistics } from '#lib/game/instances/encounters.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { describeInstance } from '#lib/seo/descriptions/describe-instance.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { instanceRunWhere, STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

interface Numbered extends EncounterStatistics {
  readonly number: number;
}

const NUMBER: Column<Numbered> = {
  header: '#',
  width: 'w-[30px]',
  narrow: 'hidden',
  cell: ({ number }) => <span className="text-muted">{number}</span>,
};

const columns: readonly Column<Numbered>[] = [NUMBER, ...ENCOUNTER_COLUMNS];

/** Every encounter of an instance, in the order in which a party comes upon them, and its tries. */
function EncounterList({ rows }: { readonly rows: readonly EncounterStatistics[] }) {
  return (
    <ListPanel
      caption="Encounters"
      layout="list"
      columns={columns}
      rows={rows.map((row, index) => ({ ...row, number: index + 1 }))}
      rowKey={({ encounter }) => encounter.id}
      narrowTracks="narrow:grid-cols-[auto_auto_1fr]"
      empty="No encounters are known."
    />
  );
}

const start = startOnce((id: string) => ({
  latest: getLatestRuns(id),
  sample: getRunSample(instanceRunWhere(id)),
}));

export async function generateMetadata(props: PageProps<'/instance/[id]'>) {
  const found = await find(INSTANCE, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: instance, id, query } = found;
  return metadataOf({
    path: routes.instance(id),
    exports: INSTANCE_EXPORTS,
    query,
    ...describeInstance(instance),
  });
}

export default async function InstancePage(props: PageProps<'/instance/[id]'>) {
  const found = await find(INSTANCE, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record: instance, id, query, provenance } = found;
  const { latest, sample } = start(id);
  const statistics = listEncounterStatistics(instance, parseFilter(STATISTICS_FILTER, {}));
  await awaitPanels(latest, statistics, sample);
  return (
    <Page
      crumbs={[{ label: 'Dungeons', href: routes.instances }, { label: instanceName(instance) }]}
      provenance={provenance}
    >
      <InstanceHeader instance={instance} runs={latest} sample={sample} />
      <SectionHeading>Encounters</SectionHeading>
      <Load from={statistics} label="encounters" rows={encountersOf(instance).length}>
        {(rows) => <EncounterList rows={rows} />}
      </Load>
      <p className="mt-3.5 flex justify-end">
        <LinkButton href={routes.instanceStatistics(id)}>Statistics by item rating</LinkButton>
      </p>
      <SectionHeading>Runs</SectionHeading>
      <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
        <Load from={sample} label="fastest runs" rows={5}>
          {(found) => <FastestRuns sample={found} />}
        </Load>
        <Load from={latest} label="latest runs" rows={5}>
          {({ nodes }) => (
            <ShortRunList title="Latest runs" runs={nodes ?? []} withOutcome empty="No runs yet." />
          )}
        </Load>
      </div>
      <p className="mt-3.5 flex justify-end">
        <LinkButton href={routes.runsOfInstance(id)}>All runs</LinkButton>
      </p>
      <SectionHeading>At a glance</SectionHeading>
      <Load from={sample} label="plots of runs" rows={8}>
        {(found) => (
          <PlotPanels>
            <DurationPlot sample={found} />
            <RatingPlot sample={found} />
          </PlotPanels>
        )}
      </Load>
      <div className="mt-gap">
        <Load from={statistics} label="plot of deaths" rows={8}>
          {(rows) => (
            <PlotPanels>
              <DeathPlot rows={rows} />
            </PlotPanels>
          )}
        </Load>
      </div>
      <ExportLinks exports={INSTANCE_EXPORTS} path={routes.instance(id)} query={query} />
    </Page>
  );
}
