import { ListPanel } from '#components/ui/list/list-panel.tsx';
import { percent, plain, plural, thousands } from '#lib/format/number.ts';
import type { GuildDuel, GuildRow } from '#lib/game/battles/report/groups.ts';
import type { BattleReport } from '#lib/game/battles/report/report.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
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

function GuildName({ row: { guild, side }, arms }: { readonly row: GuildRow } & Pick<BattleReport, 'arms'>) {
  const tag = guild && arms.get(guild.id);
  if (tag) return <GuildTag guild={tag} size={22} />;
  return guild ? (
    <NavLink href={routes.guild(guild.id)}>{guild.name}</NavLink>
  ) : (
    `${SIDE_NAMES[side]} without a guild`
  );
}

const matrixColumns = (first: readonly GuildDuel[]): readonly Column<readonly GuildDuel[]>[] => [
  { header: 'Kills of each on the other', cell: ([duel]) => duel?.order.name },
  ...first.map(({ destruction }, at): Column<readonly GuildDuel[]> => ({
    header: destruction.name,
    align: 'end',
    cell: (row) => {
      const { order = 0, destruction: back = 0 } = row[at]?.kills ?? {};
      return `${plain(order)} : ${plain(back)}`;
    },
  })),
];

/** Guilds that are shown; the file has all. */
const MOST = 16;

/** The guilds of a battle, and who killed whom between the largest. */
export function GuildTables({ report }: { readonly report: BattleReport }) {
  const { guilds, matrix } = report;
  const [first = []] = matrix;
  const left = guilds.length - MOST;
  return (
    guilds.length > 0 && (
      <section>
        <SectionHeading>Guilds</SectionHeading>
        <Panel className="overflow-hidden">
          <Table
            caption="Guilds"
            columns={columnsOf(report)}
            rows={guilds.slice(0, MOST)}
            rowKey={({ side, guild }) => `${side} ${guild?.id}`}
            edge={({ side }) => side}
          />
          {left > 0 && (
            <p className="border-t border-line px-4.5 py-3 text-sm text-muted">
              {thousands(left)} more {plural(left, 'guild', 'guilds')}; the CSV has all.
            </p>
          )}
        </Panel>
        {first.length > 0 && (
          <ListPanel
            plain
            className="mt-gap min-w-0 overflow-clip"
            caption="Kills between guilds"
            scrolls
            columns={matrixColumns(first)}
            rows={matrix}
            rowKey={([duel]) => duel?.order.id ?? ''}
          />
        )}
      </section>
    )
  );
}
