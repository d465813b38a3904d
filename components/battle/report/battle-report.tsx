import { TableSection } from '#components/ui/list/table-section.tsx';
import type { BattleInfoFragment, BattleRowFragment } from '#graphql/generated/documents.ts';
import { battlePlace, battleReport, type ReportRows, zoneOfBattle } from '#lib/game/battles/report/report.ts';
import { BATTLE_GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';
import { SIDE_NAMES, type BattlePlayer } from '#lib/game/battles/report/rows.ts';
import { winnerOf } from '#lib/game/battles/report/sides.ts';
import { routes } from '#lib/url/routes.ts';
import { plain, thousands } from '#lib/format/number.ts';
import type { RoleRow } from '#lib/game/battles/report/groups.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { GAME_ROLES } from '#lib/game/players/game-role.ts';
import { BattleMap } from './battle-map.tsx';
import { CoursePlot } from './course-plot.tsx';
import { GuildTables } from './guild-tables.tsx';
import { LossTable } from './loss-table.tsx';
import { PresenceTable } from './presence-table.tsx';
import { SidesTable } from './sides-table.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../../ui/page/panel.tsx';
import { Timestamp } from '../../ui/time/timestamp.tsx';
import type { Column } from '../../ui/table/column.ts';
import { sideOfRealm } from '#lib/game/battles/score-groups.ts';
import { SKIRMISH_SORT_KEYS, WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { topPlayers } from '#lib/game/battles/scenario-totals.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { GroupedScoreboard } from '../../scoreboard/grouped-scoreboard.tsx';
import { TopPlayers } from '../../scoreboard/top-players.tsx';
import { PLAYER_COLUMNS } from '../../scoreboard/player-columns.tsx';
import type { ScoreColumn } from '../../scoreboard/score-column.tsx';
import {
  DAMAGE_WITH_KILLS,
  DEATH_BLOWS,
  DEATHS,
  HEALING,
  KILLS,
  PROTECTION,
} from '../../scoreboard/score-columns.tsx';

const COLUMNS: readonly ScoreColumn<BattlePlayer>[] = [
  ...PLAYER_COLUMNS,
  KILLS,
  DEATHS,
  DEATH_BLOWS,
  DAMAGE_WITH_KILLS,
  HEALING,
  PROTECTION,
];

/** Fewer than on a page of its own: the report has more to show. */
const PER_PAGE = 20;
const PER_SIDE = 10;

interface BattlePlayersProps {
  readonly players: readonly BattlePlayer[];
  readonly list: ListAddress<typeof BATTLE_GROUPING>;
}

/** The players of a battle by side, guild or role, sorted by the server. */
const BattlePlayers = ({ players, list }: BattlePlayersProps) => (
  <section>
    <SectionHeading count={players.length}>Players</SectionHeading>
    <GroupedScoreboard
      columns={COLUMNS}
      scores={players}
      edge={sideOfRealm}
      list={list}
      grouping={list.values.group}
      sort={parseScoreSort(list.params, SKIRMISH_SORT_KEYS) ?? WHOLE_SORT}
      byDefault={WHOLE_SORT}
      sortKeys={SKIRMISH_SORT_KEYS}
      perPage={list.values.group === 'side' && players.length > PER_PAGE ? PER_SIDE : PER_PAGE}
      bothSides
    />
  </section>
);

const columns: readonly Column<RoleRow>[] = [
  {
    header: 'Role',
    cell: ({ side, role, careers }) => (
      <>
        {SIDE_NAMES[side]}: {role ? GAME_ROLES[role].many : 'Others'}
        <span className="block text-sm text-muted">
          {careers.map(({ career, players }) => `${careerLabel(career)} ${plain(players)}`).join(', ')}
        </span>
      </>
    ),
  },
  { header: 'Players', align: 'end', cell: ({ players }) => plain(players) },
  { header: 'Kills', align: 'end', cell: ({ kills }) => plain(kills) },
  { header: 'Deaths', align: 'end', cell: ({ deaths }) => plain(deaths) },
  { header: 'Damage', align: 'end', narrow: 'hidden', cell: ({ damage }) => thousands(damage) },
  { header: 'Healing', align: 'end', narrow: 'hidden', cell: ({ healing }) => thousands(healing) },
];

/** The roles and careers of both sides, and what they did. */
const RoleTable = ({ roles }: { readonly roles: readonly RoleRow[] }) =>
  roles.length > 0 && (
    <TableSection
      title="Roles and careers"
      columns={columns}
      rows={roles}
      rowKey={({ side, role }) => `${side} ${role}`}
      edge={({ side }) => side}
    />
  );

/** A battle beside this one, with its result. */
function Neighbour({ when, battle }: { readonly when: string; readonly battle: BattleRowFragment | null }) {
  if (!battle) return <p className="text-muted">{when}: none within twelve hours.</p>;
  const winner = winnerOf(battle);
  return (
    <p>
      {when}:{' '}
      <NavLink href={routes.battle(battle.id)} className="text-link underline">
        {battlePlace(battle)}, <Timestamp at={battle.startTime} precision="minute" />
      </NavLink>
      , {winner ? `${SIDE_NAMES[winner]} won` : 'drawn'}, {battle.order.kills} : {battle.destruction.kills}
    </p>
  );
}

/** The battles before and after this one at its place. */
const Neighbours = ({ battle }: { readonly battle: BattleInfoFragment }) => (
  <section>
    <SectionHeading>Before and after at this place</SectionHeading>
    <div className="grid gap-2">
      <Neighbour when="Before" battle={battle.previous} />
      <Neighbour when="After" battle={battle.next} />
    </div>
  </section>
);

interface Props extends ReportRows {
  readonly battle: BattleInfoFragment;
  readonly list: ListAddress<typeof BATTLE_GROUPING>;
}

/** The report of a battle below its head. */
export function BattleReport({ battle, rows, law, list }: Props) {
  const report = battleReport(battle, rows);
  const zone = zoneOfBattle(battle);
  const { players } = report;
  return (
    <>
      {players.length > 0 && <TopPlayers leaders={topPlayers(players)} />}
      <BattlePlayers players={players} list={list} />
      <CoursePlot course={report.course} losses={report.losses} />
      <GuildTables report={report} />
      <RoleTable roles={report.roles} />
      <SidesTable report={report} law={law} />
      <LossTable losses={report.losses} zone={zone} list={otherList(list, 'losses')} />
      <BattleMap
        zoneId={zone.zoneId}
        place={battlePlace(battle)}
        pictures={report.pictures}
        kills={report.losses.length}
      />
      <PresenceTable presence={report.presence} skirmishes={battle.skirmishes.length} />
      <Neighbours battle={battle} />
    </>
  );
}
