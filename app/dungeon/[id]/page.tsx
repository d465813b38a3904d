import { permanentRedirect } from 'next/navigation';

import { DUNGEON_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { BestPlayers, ClearBoards, WingChoice } from '#components/dungeon/dungeon-boards.tsx';
import { DungeonMaps } from '#components/dungeon/dungeon-maps.tsx';
import {
  EncounterFunnel,
  MonthTrend,
  PartyTable,
  RatingBands,
  WingTable,
} from '#components/dungeon/dungeon-report.tsx';
import { OwnRating } from '#components/dungeon/own-rating.tsx';
import { SESSION_RULE } from '#components/dungeon/session-list.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { PlaceContent, PlaceDrops } from '#components/place/place-content.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { after, Load, awaitPanels } from '#components/ui/page/load.tsx';
import { Page } from '#components/ui/page/page.tsx';
import { startOnce } from '#components/ui/page/start-once.ts';
import { find } from '#components/ui/record/find.ts';
import { MissingRecord } from '#components/ui/record/missing-record.tsx';
import { ShareBar } from '#components/ui/share-bar.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ExportLinks } from '#components/ui/share/export-links.tsx';
import type { FiguresOfDungeonFragment } from '#graphql/generated/documents.ts';
import { inPlace } from '#lib/data/catalogue/place-content.ts';
import { DUNGEON, getDungeonReport } from '#lib/data/instance/dungeons.ts';
import { share } from '#lib/format/number.ts';
import {
  clearedWords,
  dungeonVerdict,
  headWords,
  sessionsWords,
  takesWords,
} from '#lib/game/dungeons/dungeon-words.ts';
import { hasWings } from '#lib/game/dungeons/wings.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { INTERVAL_RULE } from '#lib/game/statistics/interval.ts';
import { describeDungeon } from '#lib/seo/descriptions/describe-instance.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { metadataOf, metadataOfMissing } from '#lib/seo/page-metadata.ts';
import { DUNGEON_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/** The share of the groups that tried a dungeon without wings which cleared it, with its bar. */
const ClearedShare = (figures: FiguresOfDungeonFragment) =>
  figures.tries > 0 && (
    <>
      <ShareBar share={share(figures.cleared, figures.tries)} />
      <p className="mt-1.5 text-sm text-muted">{clearedWords(figures)}.</p>
    </>
  );

const start = startOnce((id: string, query: SearchParams) => {
  const list = listAddress(routes.dungeon(id), query, DUNGEON_FILTER);
  return { list, report: getDungeonReport(id, list), ...inPlace(id) };
});

export async function generateMetadata(props: PageProps<'/dungeon/[id]'>) {
  const found = await find(DUNGEON, props, start);
  if (found.record === null) return metadataOfMissing(found.error);
  const { record: dungeon, id, query } = found;
  return metadataOf({
    path: routes.dungeon(id),
    exports: DUNGEON_EXPORTS,
    query,
    ...narrowed(describeDungeon(dungeon), { query, filter: DUNGEON_FILTER }),
  });
}

export default async function DungeonPage(props: PageProps<'/dungeon/[id]'>) {
  const found = await find(DUNGEON, props, start);
  if (found.record === null) return <MissingRecord error={found.error} />;
  if (found.record.id !== found.id) permanentRedirect(routes.dungeon(found.record.id));
  const { record: dungeon, id, query, provenance } = found;
  const { list, report, ...place } = start(id, query);
  // One after the other: what comes late pushes nothing that is there.
  const drops = after(report, place.drops);
  const sessions = after(drops, report);
  await awaitPanels(sessions, drops, report, ...Object.values(place));
  return (
    <Page
      crumbs={[{ label: 'Dungeons', href: routes.dungeons }, { label: instanceName(dungeon) }]}
      provenance={provenance}
    >
      <div className="grid grid-cols-1 gap-2">
        <DatasetData
          name={`Sessions of ${instanceName(dungeon)}`}
          description={dungeonVerdict(dungeon)}
          path={routes.dungeon(dungeon.id)}
          exports={DUNGEON_EXPORTS}
        />
        <MapHeader zoneId={dungeon.id} title={instanceName(dungeon)} facts={sessionsWords(dungeon.figures)} />
        <div className="mt-2" data-side="neutral">
          <p className="mb-1.5 text-md font-semibold">{headWords(dungeon)}</p>
          {!hasWings(dungeon) && <ClearedShare {...dungeon.figures} />}
        </div>
        <WingTable {...dungeon} />
        <Load from={report} label="groups" rows={4}>
          {(found) => (
            <div>
              <p className="mt-1">{takesWords(found.report)}</p>
              <p className="mt-1.5 text-sm text-muted">{INTERVAL_RULE}</p>
              <OwnRating {...dungeon} list={list} bands={found.report.bands} />
            </div>
          )}
        </Load>
        <PlaceDrops id={dungeon.id} drops={drops} />
        <WingChoice {...dungeon} list={list} />
        <Load from={sessions} label="sessions" rows={8}>
          {(found) => (
            <>
              <EncounterFunnel {...dungeon} encounters={found.report.encounters} />
              <RatingBands {...dungeon} bands={found.report.bands} />
              <ClearBoards {...dungeon} list={list} fastest={found.fastest} firsts={found.report.firsts} />
              <BestPlayers {...dungeon} list={list} best={found.report.best} />
              <PartyTable {...dungeon} parties={found.report.parties} />
              <MonthTrend {...dungeon} list={list} months={found.report.months} />
            </>
          )}
        </Load>
        <PlaceContent id={dungeon.id} quests={place.quests} creatures={place.creatures} />
        <DungeonMaps id={dungeon.id} />
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton href={routes.sessionsOfDungeon(dungeon.id)}>Sessions</LinkButton>
          <LinkButton href={routes.instance(dungeon.id)}>Encounters and latest runs</LinkButton>
        </p>
        <p className="mt-3 max-w-prose text-sm text-muted">
          {SESSION_RULE} A duration is unknown where a run has no end, ends before it begins, takes more than
          seven hours, or less than a minute though an encounter fell. What is over within a minute while no
          one dies and nothing falls is no try.
        </p>
      </div>
      <ExportLinks exports={DUNGEON_EXPORTS} path={routes.dungeon(id)} query={query} />
    </Page>
  );
}
