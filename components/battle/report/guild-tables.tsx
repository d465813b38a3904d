import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { percent, plain, plural, thousands } from '#lib/format/number.ts';
import type { GuildDuel, GuildRow } from '#lib/game/battles/report/groups.ts';
import type { BattleReport } from '#lib/game/battles/report/report.ts';
import { BATTLE_SIDES, type BattleSide, SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { staticImages } from '#lib/url/image/static-images.ts';
import { routes } from '#lib/url/routes.ts';

import { GuildTag } from '../../guild/guild-tag.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { Panel, SectionHeading } from '../../ui/page/panel.tsx';
import type { Column } from '../../ui/table/column.ts';
import { Table } from '../../ui/table/table.tsx';

const shareOf = ({ sides }: BattleReport, { side, damage }: GuildRow): string =>
  `${percent(damage, sides[side].damage, 0)}%`;

const columnsOf = (report: BattleReport): readonly Column<GuildRow>[] => [
  {
    header: 'Guild',
    cell: (row) => (
      <>
        <GuildName row={row} arms={report.arms} />
        <span className="hidden text-sm text-muted narrow:block">
          {plain(row.deaths)} {plural(row.deaths, 'death', 'deaths')}, {shareOf(report, row)} of the damage
        </span>
      </>
    ),
  },
  { header: 'Players', align: 'end', cell: ({ players }) => plain(players) },
  { header: 'Kills', align: 'end', cell: ({ kills }) => plain(kills) },
  { header: 'Deaths', align: 'end', narrow: 'hidden', cell: ({ deaths }) => plain(deaths) },
  {
    header: 'Damage',
    meaning: 'The guild’s share of the damage of its side',
    align: 'end',
    narrow: 'hidden',
    cell: (row) => shareOf(report, row),
  },
];

/** Guilds of a side that are shown; the file has all. */
const MOST = 8;

function GuildName({ row: { guild }, arms }: { readonly row: GuildRow } & Pick<BattleReport, 'arms'>) {
  const tag = guild && arms.get(guild.id);
  if (tag) return <GuildTag guild={tag} size={22} />;
  return guild ? <NavLink href={routes.guild(guild.id)}>{guild.name}</NavLink> : 'Without a guild';
}

/** The kills of a side, in its colour and, for screen readers, with its name. */
const KillsOf = ({ side, kills }: { readonly side: BattleSide; readonly kills: number }) => (
  <span data-side={side} className="text-side">
    <span className="sr-only">{SIDE_NAMES[side]} </span>
    {plain(kills)}
  </span>
);

const matrixColumns = (first: readonly GuildDuel[]): readonly Column<readonly GuildDuel[]>[] => [
  {
    header: 'Order, against Destruction',
    cell: ([duel]) => duel && <NavLink href={routes.guild(duel.order.id)}>{duel.order.name}</NavLink>,
  },
  ...first.map(({ destruction }, at): Column<readonly GuildDuel[]> => ({
    header: destruction.name,
    align: 'end',
    cell: (row) => {
      const { order = 0, destruction: back = 0 } = row[at]?.kills ?? {};
      return (
        <>
          <KillsOf side="order" kills={order} /> : <KillsOf side="destruction" kills={back} />
        </>
      );
    },
  })),
];

interface SideProps {
  readonly side: BattleSide;
  readonly report: BattleReport;
}

/** The guilds of a side under the badge and the name of its realm. */
function GuildsOfSide({ side, report }: SideProps) {
  const guilds = report.guilds.filter((guild) => guild.side === side);
  if (guilds.length === 0) return null;
  const left = guilds.length - MOST;
  return (
    <div>
      <h3 data-side={side} className="mb-2 flex items-center gap-2 text-side">
        {/* The name beside it says the realm. */}
        <img src={staticImages.realm(side)} alt="" width={24} height={24} />
        {SIDE_NAMES[side]}
      </h3>
      <Panel className="overflow-hidden">
        <Table
          caption={`Guilds of ${SIDE_NAMES[side]}`}
          columns={columnsOf(report)}
          rows={guilds.slice(0, MOST)}
          rowKey={({ guild }) => `${guild?.id}`}
          edge={() => side}
        />
        {left > 0 && (
          <p className="border-t border-line px-4.5 py-3 text-sm text-muted">
            {thousands(left)} more {plural(left, 'guild', 'guilds')}; the CSV has all.
          </p>
        )}
      </Panel>
    </div>
  );
}

/** The guilds of both sides beside each other, and who killed whom between the largest. */
export function GuildTables({ report }: { readonly report: BattleReport }) {
  const { guilds, matrix } = report;
  const [first = []] = matrix;
  return (
    guilds.length > 0 && (
      <section>
        <SectionHeading>Guilds</SectionHeading>
        <div className="grid grid-cols-2 items-start gap-gap compact:grid-cols-1">
          {BATTLE_SIDES.map((side) => (
            <GuildsOfSide key={side} side={side} report={report} />
          ))}
        </div>
        {first.length > 0 && (
          <div className="mt-gap">
            <h3 className="mb-2">Kills between guilds</h3>
            <p className="mb-2 text-sm text-muted">
              A line is a guild of Order, a column one of Destruction; the kills of the line’s guild stand
              first.
            </p>
            <ListPanel
              plain
              className="min-w-0 overflow-clip"
              caption="Kills between guilds"
              scrolls
              columns={matrixColumns(first)}
              rows={matrix}
              rowKey={([duel]) => duel?.order.id ?? ''}
            />
          </div>
        )}
      </section>
    )
  );
}
