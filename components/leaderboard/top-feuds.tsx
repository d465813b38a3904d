import type { TopFeud } from '#lib/game/boards/board.ts';
import { thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';
import { CombatantCell } from '../character/combatant-cell.tsx';
import type { Column } from '../ui/table/column.ts';
import { LinkButton } from '../ui/navigation/link-button.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { Table } from '../ui/table/table.tsx';
import { CutTieNote } from './best-list.tsx';

const hrefOf = ({ sides: [one, other] }: TopFeud) => routes.playerFeud(one.id, other.id);

const COLUMNS: readonly Column<TopFeud>[] = [
  {
    header: 'Order',
    narrow: { line: 1, from: 1, to: 2 },
    cell: ({ sides: [one] }) => <CombatantCell character={one} guild={one.guildMembership?.guild} />,
  },
  {
    header: 'Kills',
    width: 'w-[110px]',
    align: 'center',
    narrow: { line: 2, from: 1, to: 3 },
    cell: ({ kills: [forth, back] }) => (
      <b className="tracking-figure text-md">
        <span className="text-order">{thousands(forth)}</span>
        <span aria-hidden="true"> : </span>
        <span className="sr-only"> to </span>
        <span className="text-destruction">{thousands(back)}</span>
      </b>
    ),
  },
  {
    header: 'Destruction',
    narrow: { line: 1, from: 2, to: 3 },
    cell: ({ sides: [, other] }) => <CombatantCell character={other} guild={other.guildMembership?.guild} />,
  },
  {
    header: 'Feud',
    headerHidden: true,
    width: 'w-[86px]',
    align: 'end',
    narrow: { line: 3, from: 1, to: 3 },
    cell: (feud) => (
      <LinkButton
        href={hrefOf(feud)}
        aria-label={`Feud of ${feud.sides.map(({ name }) => name).join(' and ')}`}
      >
        Feud
      </LinkButton>
    ),
  },
];

interface Props {
  /** The most kills first. */
  readonly feuds: readonly TopFeud[];
}

/** The pairs of players with the most kills on each other. */
export function TopFeuds({ feuds }: Props) {
  return (
    <Panel as="section" ornate className="overflow-hidden">
      <h2 className="px-4 pt-3.5 text-lg">Feuds</h2>
      <p className="px-4 pb-3 text-sm text-muted">
        {feuds.length === 0
          ? 'No kills in the period.'
          : 'The players with the most kills on each other in the period'}
      </p>
      {feuds.length > 0 && (
        <Table
          caption="Feuds"
          layout="list"
          narrowTracks="narrow:grid-cols-2"
          columns={COLUMNS}
          rows={feuds}
          rowKey={({ sides }) => sides.map(({ id }) => id).join('-')}
        />
      )}
      <CutTieNote rows={feuds} />
    </Panel>
  );
}
