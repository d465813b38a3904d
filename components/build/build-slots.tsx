import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import { type ArmorySlot, armoryGroups } from '#lib/game/armory/armory-groups.ts';
import { offHref, pickHref } from '#lib/url/build/build-address.ts';
import { buildSlotOf } from '#lib/url/build/worn-build.ts';
import type { Prefix } from '#lib/url/build/build-filter.ts';

import { SlotPanel } from '../armory/slot-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly plan: BuildPlan;
  /** One of the plan's builds. */
  readonly planned: PlannedBuild;
  readonly prefix: Prefix;
}

const LINK = 'inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11';

/** The slots of a build, group by group, each with the links that change it. */
export function BuildSlots({ plan, planned: { gear, wornBy, name }, prefix }: Props) {
  const actions = (slot: ArmorySlot<WornItemFragment>) => slotActions(plan, slot, prefix);
  const [armor, weapons, pockets, ...others] = armoryGroups(gear).map((group) => (
    <SlotPanel
      key={group.title}
      group={group}
      wornBy={wornBy}
      {...(prefix && { of: name })}
      {...(wornBy === null ? { actions } : {})}
    />
  ));
  return (
    <div className="grid grid-cols-3 items-start gap-gap compact:grid-cols-2 narrow:grid-cols-1">
      {armor}
      <div className="grid grid-cols-1 gap-gap">
        {weapons}
        {pockets}
      </div>
      <div className="grid items-start gap-gap compact:col-span-2 compact:grid-cols-2 narrow:col-span-1 narrow:grid-cols-1">
        {others}
      </div>
    </div>
  );
}

/** The links that change a slot; none for one that no build has. */
function slotActions(
  { address, theirs }: BuildPlan,
  { key, label, worn }: ArmorySlot<WornItemFragment>,
  prefix: Prefix,
) {
  const slot = buildSlotOf(key);
  if (!slot) return null;
  return (
    <span className="grid justify-items-end gap-x-3 pr-2">
      <NavLink href={pickHref(address, { prefix, slot, talisman: null })} className={LINK}>
        {worn ? 'Change' : 'Choose'}
        <span className="sr-only"> {label}</span>
      </NavLink>
      {/* Addresses of two builds are long: there, the list of the slot takes off. */}
      {worn && !theirs && (
        <NavLink href={offHref(address, { prefix, slot })} scroll={false} className={LINK}>
          Take off<span className="sr-only"> {label}</span>
        </NavLink>
      )}
    </span>
  );
}
