import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import type { BuildStat } from '#lib/game/builds/build.ts';
import { howOf } from '#lib/game/builds/stat-sources.ts';
import { partWords, statText } from '#lib/game/costs/stat-words.ts';

import { ListPanel } from '../ui/list/list-panel.tsx';
import { RowFold } from '../ui/list/row-fold.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import type { Column } from '../ui/table/column.ts';

/** All stats of a build with their parts. */
export const BuildStats = ({ plan: { mine } }: { readonly plan: BuildPlan }) => (
  <section>
    <SectionHeading>Stats</SectionHeading>
    <RowFold rows={mine.stats.length} one="stat">
      <ListPanel
        caption="Stats"
        layout="dense"
        narrowTracks="narrow:grid-cols-[minmax(0,1fr)_auto]"
        empty="Nothing adds up yet."
        columns={STATS}
        rows={mine.stats}
        rowKey={({ stat }) => stat}
      />
    </RowFold>
    <BaseNote builds={[mine]} />
  </section>
);

/** Says what the stats of builds leave out where a career's own points are not known. */
export const BaseNote = ({ builds }: { readonly builds: readonly PlannedBuild[] }) =>
  builds.some(({ base }) => base === null) && (
    <p className="mt-3 text-muted">
      Where the own points of a career are not known at a level, stats are from gear and training alone, and
      what follows from attributes is left out.
    </p>
  );

/** The sum that a stat is, and its limit or doubt. */
export const StatParts = ({ stat }: { readonly stat: BuildStat }) => (
  <>
    <span className="block text-sm text-muted">{partWords(stat)}</span>
    {stat.note && <span className="block text-sm text-warn">{stat.note}</span>}
  </>
);

/** The rule of a stat with its source, which opens below its name. */
function How({ stat, label }: BuildStat) {
  const how = howOf(stat);
  return (
    how && (
      <details className="inline">
        <summary className="inline-block min-h-6 cursor-pointer list-none px-1.5 text-sm text-link">
          how?<span className="sr-only"> {label}</span>
        </summary>
        <span className="block max-w-prose pb-1 text-sm">{how}</span>
      </details>
    )
  );
}

const STATS: readonly Column<BuildStat>[] = [
  {
    header: 'Stat',
    meaning: 'Below it: what its value is the sum of',
    narrow: { line: 1, from: 1, to: 2 },
    cell: (stat) => (
      <span className="min-w-0">
        {stat.label} <How {...stat} /> <StatParts stat={stat} />
      </span>
    ),
  },
  {
    header: 'Value',
    width: 'w-20',
    align: 'end',
    narrow: { line: 1, from: 2, to: 3, atEnd: true },
    cell: (stat) => <strong>{statText(stat, stat.value)}</strong>,
  },
];
