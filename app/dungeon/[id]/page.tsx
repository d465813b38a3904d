import { DUNGEON_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { BestPlayers, ClearBoards, WingChoice } from '#components/dungeon/dungeon-boards.tsx';
import {
  EncounterFunnel,
  MonthTrend,
  PartyTable,
  RatingBands,
  WingTable,
} from '#components/dungeon/dungeon-report.tsx';
import { DungeonPlace } from '#components/dungeon/dungeon-place.tsx';
import { SESSION_RULE } from '#components/dungeon/session-list.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ShareBar } from '#components/ui/share-bar.tsx';
import type { FiguresOfDungeonFragment } from '#graphql/generated/documents.ts';
import { inDungeon } from '#lib/data/instance/dungeon-place.ts';
import { DUNGEON, getDungeonReport } from '#lib/data/instance/dungeons.ts';
import { share } from '#lib/format/number.ts';
import { clearedWords, dungeonVerdict, sessionsWords } from '#lib/game/dungeons/dungeon-words.ts';
import { hasWings } from '#lib/game/dungeons/wings.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { INTERVAL_RULE } from '#lib/game/statistics/interval.ts';
import { narrowed } from '#lib/seo/descriptions/narrowed.ts';
import { describeDungeon } from '#lib/seo/descriptions/describe-instance.ts';
import { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** The share of the groups that tried a dungeon without wings which cleared it, with its bar. */
const ClearedShare = (figures: FiguresOfDungeonFragment) =>
  figures.tries > 0 && (
    <>
      <ShareBar share={share(figures.cleared, figures.tries)} />
      <p className="mt-1.5 text-sm text-muted">{clearedWords(figures)}.</p>
    </>
  );

const page = recordPage({
  source: DUNGEON,
  exports: DUNGEON_EXPORTS,
  path: routes.dungeon,
  filter: CLEARS_FILTER,
  ownId: ({ id }) => id,
  describe: (dungeon, _id, query) => narrowed(describeDungeon(dungeon), { query, filter: CLEARS_FILTER }),
  crumbs: (dungeon) => [{ label: 'Dungeons', href: routes.dungeons }, { label: instanceName(dungeon) }],
  early: ({ id, list }) => ({ report: getDungeonReport(id, list), ...inDungeon(id) }),
  content: ({ record: dungeon, list, panels: { report, ...place } }) => (
    <div className="grid gap-2">
      <DatasetData
        name={`Sessions of ${instanceName(dungeon)}`}
        description={dungeonVerdict(dungeon)}
        path={routes.dungeon(dungeon.id)}
        exports={DUNGEON_EXPORTS}
      />
      <MapHeader zoneId={dungeon.id} title={instanceName(dungeon)} facts={sessionsWords(dungeon.figures)} />
      <div className="mt-2" data-side="neutral">
        <p className="mb-1.5 text-md font-semibold">{dungeonVerdict(dungeon)}</p>
        {!hasWings(dungeon) && <ClearedShare {...dungeon.figures} />}
        <p className="mt-1.5 text-sm text-muted">{INTERVAL_RULE}</p>
      </div>
      <WingTable {...dungeon} />
      <WingChoice {...dungeon} list={list} />
      <Load from={report} label="sessions" rows={8}>
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
      <DungeonPlace id={dungeon.id} {...place} />
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={routes.sessionsOfDungeon(dungeon.id)}>Sessions</LinkButton>
        <LinkButton href={routes.instance(dungeon.id)}>Encounters and latest runs</LinkButton>
      </p>
      <p className="mt-3 max-w-prose text-sm text-muted">
        {SESSION_RULE} A duration is unknown where a run has no end, ends before it begins, takes more than
        seven hours, or less than a minute though an encounter fell. What is over within a minute while no one
        dies and nothing falls is no try.
      </p>
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
