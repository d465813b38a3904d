import { ENCOUNTER_RUN_EXPORTS } from '#app/export/kinds/instance-runs.ts';
import { InstanceScoreboard } from '#components/instance-run/instance-scoreboard.tsx';
import { PartySummary } from '#components/instance-run/party-summary.tsx';
import { RunHeader } from '#components/instance-run/run-header.tsx';
import { NarrowFold } from '#components/ui/filter/narrow-fold.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { EncounterRunRowFragment } from '#graphql/generated/documents.ts';
import { ENCOUNTER_RUN, type EncounterRunId, listEncounterScores } from '#lib/data/instance/instance-runs.ts';
import { fightRoles } from '#lib/game/instances/fight-roles.ts';
import { itemRatings, totalDeaths } from '#lib/game/instances/party.ts';
import { tryName, type Try, type TryInRun } from '#lib/game/instances/tries.ts';
import { describeTry } from '#lib/seo/descriptions/describe-instance-run.ts';
import { describePinned } from '#lib/seo/descriptions/describe-pinned.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { instanceRunName } from '#lib/seo/record-names.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

interface Props {
  readonly runId: string;
  readonly tries: TryInRun<EncounterRunRowFragment>;
}

/** From a try at an encounter to those before and after it, and back to the run. */
function TryLinks({ runId, tries: { previous, next } }: Props) {
  return (
    <nav aria-label="Tries of the run" className="mt-gap flex flex-wrap gap-2.5 narrow:flex-nowrap">
      {previous && <TryLink runId={runId} to={previous} rel="prev" label="Previous" />}
      <LinkButton href={routes.instanceRun(runId)} className={FILLS}>
        The whole run
      </LinkButton>
      {next && <TryLink runId={runId} to={next} rel="next" label="Next" />}
    </nav>
  );
}

/** On narrow screens the links share one row. */
const FILLS = 'narrow:flex-1 narrow:px-2';

interface LinkProps {
  readonly runId: string;
  readonly to: Try<EncounterRunRowFragment>;
  readonly rel: 'prev' | 'next';
  readonly label: string;
}

const TryLink = ({ runId, to, rel, label }: LinkProps) => (
  <LinkButton href={routes.encounterRun(runId, to.attempt.id)} rel={rel} className={`gap-0 ${FILLS}`}>
    {label}
    <span className="narrow:sr-only">: {tryName(to)}</span>
  </LinkButton>
);

const start = startOnce(({ runId, id }: EncounterRunId, query: SearchParams) => {
  const list = listAddress(routes.encounterRun(runId, id), query);
  return { list, scores: listEncounterScores(id) };
});

export async function generateMetadata(props: PageProps<'/instance-run/[id]/[encounterRunId]'>) {
  const found = await find(ENCOUNTER_RUN, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const {
    record: { run, current },
    id: { runId, id },
    query,
  } = found;
  return metadataOf({
    exports: ENCOUNTER_RUN_EXPORTS,
    query,
    ...(await describePinned(
      { ...describeTry(run, current), path: routes.encounterRun(runId, id) },
      query,
      async () => {
        const { data } = await listEncounterScores(id);
        return data;
      },
    )),
  });
}

export default async function EncounterRunPage(props: PageProps<'/instance-run/[id]/[encounterRunId]'>) {
  const found = await find(ENCOUNTER_RUN, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  const { record, id, query, provenance } = found;
  const { run, ...tries } = record;
  const { runId } = id;
  const { list, scores } = start(id, query);
  await awaitPanels(scores);
  return (
    <Page
      crumbs={[
        { label: 'Dungeon runs', href: routes.instanceRuns },
        { label: instanceRunName(run), href: routes.instanceRun(runId) },
        { label: tryName(tries.current) },
      ]}
      provenance={provenance}
    >
      <RunHeader
        instanceId={run.instance.id}
        title={tries.current.name}
        course={tries.current.attempt}
        note={tries.current.total > 1 && `try ${tries.current.number} of ${tries.current.total}`}
      />
      <TryLinks runId={runId} tries={tries} />
      <Load from={scores} label="scoreboard" rows={run.scoreboardEntries.length}>
        {(entries) => (
          <>
            <div className="narrow:mt-2.5">
              <NarrowFold title="The group in figures">
                <PartySummary
                  ratings={itemRatings(entries)}
                  roles={fightRoles(entries)}
                  deaths={totalDeaths(entries)}
                />
                <p className="mt-3 text-sm text-muted">
                  Roles are counted from what was done in this fight: a player of a healer’s career who did
                  not heal more than he or she damaged counts as a damage dealer.
                </p>
              </NarrowFold>
            </div>
            <SectionHeading>Scoreboard</SectionHeading>
            <InstanceScoreboard scores={entries} list={list} />
          </>
        )}
      </Load>
      <ExportLinks exports={ENCOUNTER_RUN_EXPORTS} path={list.path} query={query} />
    </Page>
  );
}
