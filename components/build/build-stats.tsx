import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import type { BuildStat } from '#lib/game/builds/build.ts';
import { partWords, statPairs, statText } from '#lib/game/costs/stat-words.ts';

import { roleWords } from '#lib/game/players/game-role.ts';
import { PairTable } from '../armory/pair-table.tsx';
import tables from '../item/item-tables.json' with { type: 'json' };
import { ListPanel } from '../ui/list/list-panel.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import { declaredTable } from '../ui/table/column.ts';

/** All stats of a build with their parts; of two builds side by side. */
export const BuildStats = ({ plan: { mine, theirs } }: { readonly plan: BuildPlan }) => (
  <section>
    <SectionHeading>Stats</SectionHeading>
    {theirs ? (
      <>
        <PairTable
          caption="Stats compared"
          nothing="Nothing adds up."
          pairs={statPairs(mine, theirs)}
          header="Stat"
          sides={[
            { id: 'a', name: mine.name },
            { id: 'b', name: theirs.name },
          ]}
          cell={valueOf}
          width="w-56"
          narrow="beside"
        />
        <p className="mt-3 text-muted empty:hidden">{roleWords([sideOf(mine), sideOf(theirs)])}</p>
      </>
    ) : (
      <ListPanel {...STATS} rows={mine.stats} rowKey={({ stat }) => stat} />
    )}
    {[mine, ...(theirs ? [theirs] : [])].some(({ base }) => base === null) && (
      <p className="mt-3 text-muted">
        Where the own points of a career are not known, as below level 40, stats are from gear and training
        alone, and what follows from attributes is left out.
      </p>
    )}
  </section>
);

const sideOf = ({ name, build }: PlannedBuild) => ({ name, career: build.career });

const valueOf = (stat: BuildStat | null) =>
  stat ? (
    <>
      <strong>{statText(stat, stat.value)}</strong>
      <Parts stat={stat} />
    </>
  ) : (
    <span className="text-faint">–</span>
  );

const Parts = ({ stat }: { readonly stat: BuildStat }) => (
  <>
    <span className="block text-sm text-muted">{partWords(stat)}</span>
    {stat.note && <span className="block text-sm text-warn">{stat.note}</span>}
  </>
);

const STATS = declaredTable<BuildStat>()(tables.stats, {
  Stat: ({ label }) => label,
  Parts: (stat) => <Parts stat={stat} />,
  Value: (stat) => <strong>{statText(stat, stat.value)}</strong>,
});
