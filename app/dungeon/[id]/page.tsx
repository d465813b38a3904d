import { DUNGEON_EXPORTS } from '#app/export/kinds/dungeons.ts';
import { BestPlayers, ClearBoards } from '#components/dungeon/dungeon-boards.tsx';
import {
  DungeonParts,
  EncounterFunnel,
  MonthTrend,
  PartyTable,
} from '#components/dungeon/dungeon-report.tsx';
import { DungeonPlace } from '#components/dungeon/dungeon-place.tsx';
import { SESSION_RULE } from '#components/dungeon/session-list.tsx';
import { MapHeader } from '#components/map/map-header.tsx';
import { LinkButton } from '#components/ui/navigation/link-button.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { recordPage } from '#components/ui/record/record-page.tsx';
import { DatasetData } from '#components/ui/share/dataset-data.tsx';
import { ShareBar } from '#components/ui/share-bar.tsx';
import { inDungeon } from '#lib/data/instance/dungeon-place.ts';
import { DUNGEON, getDungeonReport } from '#lib/data/instance/dungeons.ts';
import { plural, share, thousands } from '#lib/format/number.ts';
import { clearedWords, dungeonVerdict } from '#lib/game/dungeons/dungeon-words.ts';
import { instanceName } from '#lib/game/instances/instance-name.ts';
import { describeDungeon } from '#lib/seo/descriptions/describe-instance.ts';
import { CLEARS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

const page = recordPage({
  source: DUNGEON,
  exports: DUNGEON_EXPORTS,
  path: routes.dungeon,
  filter: CLEARS_FILTER,
  ownId: ({ id }) => id,
  describe: describeDungeon,
  crumbs: (dungeon) => [{ label: 'Dungeons', href: routes.dungeons }, { label: instanceName(dungeon) }],
  early: ({ id, list }) => ({ report: getDungeonReport(id, list), ...inDungeon(id) }),
  content: ({ record: { figures, wings, ...dungeon }, list, panels: { report, ...place } }) => (
    <div className="grid gap-2">
      <DatasetData
        name={`Sessions of ${instanceName(dungeon)}`}
        description={dungeonVerdict(figures)}
        path={routes.dungeon(dungeon.id)}
        exports={DUNGEON_EXPORTS}
      />
      <MapHeader
        zoneId={dungeon.id}
        title={instanceName(dungeon)}
        facts={`${thousands(figures.sessions)} ${plural(figures.sessions, 'session', 'sessions')}`}
      />
      <div className="mt-2" data-side="neutral">
        <p className="mb-1.5 text-md font-semibold">{dungeonVerdict(figures)}</p>
        {figures.tries > 0 && <ShareBar share={share(figures.cleared, figures.tries)} />}
        <p className="mt-1.5 text-sm text-muted">
          {clearedWords(figures)}. In brackets: the range that holds the true share in 95 of 100 such counts.
        </p>
      </div>
      <Load from={report} label="sessions" rows={8}>
        {(found) => (
          <>
            <DungeonParts wings={wings} bands={found.report.bands} />
            <EncounterFunnel encounters={found.report.encounters} />
            <ClearBoards wings={wings} list={list} fastest={found.fastest} firsts={found.report.firsts} />
            <BestPlayers best={found.report.best} />
            <PartyTable parties={found.report.parties} figures={figures} />
            <MonthTrend months={found.report.months} list={list} />
          </>
        )}
      </Load>
      <DungeonPlace id={dungeon.id} {...place} />
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton href={routes.sessionsOfDungeon(dungeon.id)}>Sessions</LinkButton>
        <LinkButton href={routes.instance(dungeon.id)}>Encounters and latest runs</LinkButton>
      </p>
      <p className="mt-3 max-w-prose text-sm text-muted">
        {SESSION_RULE} A duration is unknown where a run has no end, ends before it begins or takes more than
        seven hours. What is over within a minute while no one dies and nothing falls is no try.
      </p>
    </div>
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
