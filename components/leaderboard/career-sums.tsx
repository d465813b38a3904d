import type { CareerSums as Sums } from '#lib/game/boards/board.ts';
import { thousands } from '#lib/format/number.ts';
import { careerLabel, realmOfCareer, REALMS } from '#lib/game/players/careers.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import type { Column } from '../ui/table/column.ts';
import { MediaObject } from '../ui/record/media-object.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import { Table } from '../ui/table/table.tsx';

/** @param most the kills that fill a bar */
const columns = (most: number): readonly Column<Sums>[] => [
  {
    header: 'Career',
    cell: ({ career }) => (
      <MediaObject image={<CareerBadge career={career} size={24} />} name={careerLabel(career)} />
    ),
  },
  {
    header: 'Kills',
    width: 'w-[38%]',
    cell: ({ kills }) => (
      <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5">
        <ShareBar share={most > 0 ? (kills / most) * 100 : 0} />
        <b className="tracking-figure min-w-[4ch] text-right">{thousands(kills)}</b>
      </span>
    ),
  },
  { header: 'Deaths', align: 'end', narrow: 'hidden', cell: ({ deaths }) => thousands(deaths) },
  { header: 'K/D', align: 'end', cell: ({ kills, deaths }) => killsPerDeath(kills, deaths) },
];

interface Props {
  /** The most kills first. */
  readonly careers: readonly Sums[];
}

/** Kills and deaths of each career in a period, the realms beside each other; nothing for one without kills. */
export function CareerSums({ careers }: Props) {
  if (careers.every(({ kills, deaths }) => kills + deaths === 0)) return null;
  const most = Math.max(...careers.map(({ kills }) => kills));
  return (
    <Panel as="section" ornate className="mt-gap overflow-hidden">
      <h2 className="px-4 pt-3.5 text-lg">Careers</h2>
      <p className="px-4 pb-3 text-sm text-muted">
        All kills and deaths of the period, by career at that time
      </p>
      <div className="grid grid-cols-2 compact:grid-cols-1">
        {(['ORDER', 'DESTRUCTION'] as const).map((realm) => (
          <div key={realm} data-side={REALMS[realm].side}>
            <Table
              caption={`Careers of ${REALMS[realm].label}`}
              columns={columns(most)}
              rows={careers.filter(({ career }) => realmOfCareer(career) === realm)}
              rowKey={({ career }) => career}
              edge={() => REALMS[realm].side}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}
