import type { BattleInfoFragment } from '#graphql/generated/documents.ts';
import { battlePlace, battleReport, type ReportRows, zoneOfBattle } from '#lib/game/battles/report/report.ts';
import type { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';

import { BattleMap } from './battle-map.tsx';
import { BattlePlayers } from './battle-players.tsx';
import { CoursePlot } from './course-plot.tsx';
import { GuildTables } from './guild-tables.tsx';
import { LossTable } from './loss-table.tsx';
import { Neighbours } from './neighbours.tsx';
import { PresenceTable } from './presence-table.tsx';
import { RoleTable } from './role-table.tsx';
import { SidesTable } from './sides-table.tsx';

interface Props extends ReportRows {
  readonly battle: BattleInfoFragment;
  readonly list: ListAddress<typeof BATTLE_GROUPING>;
}

/** The report of a battle below its head. */
export function BattleReport({ battle, rows, law, list }: Props) {
  const report = battleReport(battle, rows);
  const zone = zoneOfBattle(battle);
  return (
    <>
      <SidesTable report={report} law={law} />
      <CoursePlot course={report.course} />
      <RoleTable roles={report.roles} />
      <GuildTables report={report} />
      <LossTable losses={report.losses} zone={zone} list={otherList(list, 'losses')} />
      <BattleMap
        zoneId={zone.zoneId}
        place={battlePlace(battle)}
        pictures={report.pictures}
        kills={report.losses.length}
      />
      <BattlePlayers players={report.players} list={list} />
      <PresenceTable presence={report.presence} skirmishes={battle.skirmishes.length} />
      <Neighbours battle={battle} />
    </>
  );
}
