import type { CareerSums as Sums } from '#lib/game/boards/score-sheet.ts';
import { thousands } from '#lib/format/number.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import type { Column } from '../ui/column.ts';
import { MediaObject } from '../ui/media-object.tsx';
import { Panel } from '../ui/panel.tsx';
import { Table } from '../ui/table.tsx';

const sideOf = ({ career }: Sums) => realmOf(realmOfCareer(career)).side;

const COLUMNS: readonly Column<Sums>[] = [
  {
    header: 'Career',
    narrow: 'shrinks',
    cell: ({ career }) => (
      <MediaObject image={<CareerBadge career={career} size={24} />} name={careerLabel(career)} />
    ),
  },
  {
    header: 'Kills',
    align: 'end',
    cell: ({ kills }) => <b className="tracking-figure">{thousands(kills)}</b>,
  },
  { header: 'Deaths', align: 'end', narrow: 'hidden', cell: ({ deaths }) => thousands(deaths) },
  { header: 'K/D', align: 'end', cell: ({ kills, deaths }) => killsPerDeath(kills, deaths) },
];

interface Props {
  /** The most kills first. */
  readonly careers: readonly Sums[];
}

/** Kills and deaths of each career in a period; nothing for one without kills. */
export function CareerSums({ careers }: Props) {
  if (careers.every(({ kills, deaths }) => kills + deaths === 0)) return null;
  return (
    <Panel as="section" ornate className="overflow-hidden">
      <h2 className="px-4 pt-3.5 text-lg">Careers</h2>
      <p className="px-4 pb-3 text-sm text-muted">
        All kills and deaths of the period, by career at that time
      </p>
      <Table
        caption="Careers"
        columns={COLUMNS}
        rows={careers}
        rowKey={({ career }) => career}
        edge={sideOf}
      />
    </Panel>
  );
}
