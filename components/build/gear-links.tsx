import type { PieceSourcesFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { bareHref, fillLink, setLink } from '#lib/url/build/gear-links.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';
import type { Prefix } from '#lib/url/build/build-filter.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

const LINK = 'inline-flex min-h-6 items-center text-link narrow:min-h-11';

interface SetProps {
  readonly plan: BuildPlan;
  readonly set: {
    readonly id: string;
    readonly name: string;
    readonly missing: readonly { readonly id: string }[];
  };
  /** The missing pieces that the API knows, by their ids. */
  readonly sources: ReadonlyMap<string, PieceSourcesFragment>;
}

/** Puts on what is missing of a set. */
export function PutOnSet({ plan, set: { id, name, missing }, sources }: SetProps) {
  const link = setLink(
    plan,
    id,
    missing.flatMap((piece) => sources.get(piece.id) ?? []),
  );
  if (!link) return null;
  return (
    <p className="mt-1">
      <NavLink href={link.href} className={LINK}>
        Put on {counted(link.pieces, 'missing piece')}
        <span className="sr-only"> of {name}</span>
      </NavLink>
      {link.outOfReach > 0 && (
        <span className="block text-sm text-muted">
          {link.outOfReach === 1 ? '1 other needs' : `${link.outOfReach} others need`} a higher level or
          renown rank.
        </span>
      )}
    </p>
  );
}

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
