import type { WornItemFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { isSameWorn } from '#lib/game/armory/armory-comparison.ts';
import type { BuildStat } from '#lib/game/builds/build.ts';
import { gearPairs } from '#lib/game/builds/gear-pairs.ts';
import { statPairs, statText } from '#lib/game/costs/stat-words.ts';
import type { Pair } from '#lib/game/difference.ts';
import { roleWords } from '#lib/game/players/game-role.ts';
import { swapHref } from '#lib/url/build/swapped-builds.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';

import { PairTable } from '../armory/pair-table.tsx';
import { WornSlot } from '../armory/worn-slot.tsx';
import { EqualFold } from '../ui/list/row-fold.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import { BaseNote, StatParts } from './build-stats.tsx';

interface Props {
  readonly plan: BuildPlan;
  readonly theirs: PlannedBuild;
}

/** The differences of two builds: stats, then gear. Phones leave out what is equal until they are asked for it. */
export function BuildComparison({ plan, theirs }: Props) {
  const { mine } = plan;
  const stats = statPairs(mine, theirs);
  const slots = gearPairs(mine, theirs);
  const sides = [
    { id: 'a', name: mine.name },
    { id: 'b', name: theirs.name },
  ] as const;
  const swapped = swapHref(plan);
  const [equalStats, equalSlots] = [stats.filter(isSameStat).length, slots.filter(isSameWorn).length];
  const words = [
    ...differWords(equalStats, stats.length, 'stat'),
    ...differWords(equalSlots, slots.length, 'slot'),
  ];
  return (
    <section>
      <SectionHeading>{`Compared with ${theirs.wornBy ? theirs.name : 'the second build'}`}</SectionHeading>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <span>{words.join(', ') || 'There is nothing to compare'}.</span>
        {swapped && (
          <NavLink
            href={swapped}
            className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
            scroll={false}
          >
            Swap both builds
          </NavLink>
        )}
      </p>
      <EqualFold rows={stats.length} equal={equalStats} one="stat">
        <PairTable
          caption="Stats compared"
          nothing="Nothing adds up."
          pairs={stats}
          header="Stat"
          sides={sides}
          cell={statOf}
          width="w-56"
          narrow="beside"
          isEqual={isSameStat}
        />
      </EqualFold>
      <p className="mt-3 text-muted empty:hidden">{roleWords([sideOf(mine), sideOf(theirs)])}</p>
      <BaseNote builds={[mine, theirs]} />
      <div className="mt-5">
        <EqualFold rows={slots.length} equal={equalSlots} one="slot">
          <PairTable
            caption="Gear compared"
            nothing="Neither wears anything."
            pairs={slots}
            header="Slot"
            sides={sides}
            cell={itemOf}
            width="w-32"
            narrow="stacked"
            isEqual={isSameWorn}
          />
        </EqualFold>
      </div>
    </section>
  );
}

const sideOf = ({ name, build }: PlannedBuild) => ({ name, career: build.career });

const isSameStat = ({ difference }: Pair<BuildStat>): boolean => difference.kind === 'same';

/** Counts those that differ, in words; nothing where there are none. */
const differWords = (equal: number, all: number, one: string): readonly string[] =>
  all === 0
    ? []
    : [`${thousands(all - equal)} of ${counted(all, one)} ${all - equal === 1 ? 'differs' : 'differ'}`];

const statOf = (stat: BuildStat | null) =>
  stat ? (
    <>
      <strong>{statText(stat, stat.value)}</strong>
      <span className="narrow:hidden">
        <StatParts stat={stat} />
      </span>
    </>
  ) : (
    <span className="text-faint">–</span>
  );

const itemOf = (worn: WornItemFragment | null) =>
  worn ? <WornSlot worn={worn} owner={null} /> : <span className="text-faint">Empty</span>;
