import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';
import type { ArmorySlot } from '#lib/game/armory/armory-groups.ts';
import { hasSlot } from '#lib/game/builds/build.ts';
import { handNote } from '#lib/game/builds/hand-notes.ts';
import { offHref, pickHref, slotId } from '#lib/url/build/build-address.ts';
import { buildSlotOf } from '#lib/url/build/worn-build.ts';
import type { Prefix } from '#lib/url/build/build-filter.ts';

import { SlotPanels } from '../armory/slot-panel.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  readonly plan: BuildPlan;
  /** One of the plan's builds. */
  readonly planned: PlannedBuild;
  readonly prefix: Prefix;
  /** Beside something else on wide screens. */
  readonly stacked?: boolean;
}

const LINK = 'inline-flex min-h-6 items-center text-sm text-link narrow:min-h-11';

/** The slots of a build, group by group, each with the links that change it. */
export function BuildSlots({ plan, planned: { build, gear, wornBy, name }, prefix, stacked }: Props) {
  const actions = (slot: ArmorySlot<WornItemFragment>) => slotActions(plan, slot, prefix);
  const note = wornBy === null ? handNote(build.career, gear) : null;
  return (
    <div>
      <SlotPanels
        items={gear}
        wornBy={wornBy}
        stacked={stacked}
        {...(prefix && { of: name })}
        {...(wornBy === null ? { actions } : {})}
      />
      {note && <p className="mt-3 text-sm text-warn">{note}</p>}
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
  if (!slot || (!worn && !hasSlot(address.career, slot))) return null;
  return (
    <span className="grid justify-items-end gap-x-3 pr-2 narrow:flex">
      <NavLink
        id={slotId({ prefix, slot })}
        href={pickHref(address, { prefix, slot, talisman: null })}
        className={LINK}
      >
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
