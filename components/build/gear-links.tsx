import { bareHref, fillLink } from '#lib/url/build/gear-links.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';
import type { Prefix } from '#lib/url/build/build-filter.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

const LINK = 'inline-flex min-h-6 items-center text-link narrow:min-h-11';

interface FillProps {
  readonly plan: BuildPlan;
  readonly prefix: Prefix;
  readonly talisman: { readonly id: string };
}

/** Puts a talisman into each item that has room for it. */
export function FillItems({ plan, prefix, talisman }: FillProps) {
  const link = fillLink(plan, prefix, talisman.id);
  return (
    link && (
      <NavLink href={link.href} className={`${LINK} text-sm`}>
        Put into all {link.items} items with room
      </NavLink>
    )
  );
}

/** Takes off all items of the first build. */
export function TakeOffAll({ plan }: { readonly plan: BuildPlan }) {
  const href = bareHref(plan);
  return (
    href && (
      <p className="mt-2">
        <NavLink href={href} className={LINK}>
          Take off all items
        </NavLink>
      </p>
    )
  );
}
