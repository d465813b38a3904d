import { counted } from '#lib/format/number.ts';
import type { Prefix } from '#lib/url/build/build-filter.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';

import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { SectionHeading } from '../ui/page/panel.tsx';
import { LevelForm } from './build-forms.tsx';
import { BuildSlots } from './build-slots.tsx';

/**
 * The slots of both builds under their names, which phones fold: what differs stands above them. An armory, which no link
 * changes, is there as a whole.
 */
export const BothBuilds = ({ plan, theirs }: { readonly plan: BuildPlan; readonly theirs: PlannedBuild }) => (
  <div className="grid gap-5">
    <FoldedSlots plan={plan} planned={plan.mine} prefix="" />
    {theirs.wornBy === null && <FoldedSlots plan={plan} planned={theirs} prefix="b." />}
  </div>
);

interface SlotsProps {
  readonly plan: BuildPlan;
  readonly planned: PlannedBuild;
  readonly prefix: Prefix;
}

const FoldedSlots = ({ plan, planned, prefix }: SlotsProps) => (
  <section>
    <SectionHeading>{planned.name}</SectionHeading>
    {prefix !== '' && !planned.wornBy && (
      <div className="mb-3">
        <LevelForm plan={plan} planned={planned} prefix={prefix} />
      </div>
    )}
    <NarrowFold title="Gear" state={counted(planned.gear.length, 'item')}>
      <BuildSlots plan={plan} planned={planned} prefix={prefix} />
    </NarrowFold>
  </section>
);
