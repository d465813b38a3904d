import type { OtherHit } from '#lib/game/search/found.ts';

import { NavLink } from '../ui/nav-link.tsx';

const KINDS: readonly (readonly [kind: OtherHit['kind'], heading: string])[] = [
  ['Game object', 'Game objects'],
  ['Dungeon', 'Dungeons'],
  ['Storyline', 'Storylines'],
  ['Journal entry', 'War journal'],
];

/** Lists what has the text in its name and stands in no list of hits: links by their kinds. */
export function OtherResults({ hits }: { readonly hits: readonly OtherHit[] }) {
  if (hits.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-3 first:mt-0">
      {KINDS.map(([kind, heading]) => {
        const found = hits.filter((hit) => hit.kind === kind);
        if (found.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="text-sm text-muted">{heading}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {found.map(({ id, name, detail, href }) => (
                <span key={id} className="inline-flex min-h-6 items-center gap-2">
                  <NavLink href={href} className="inline-flex min-h-6 items-center font-semibold">
                    {name}
                  </NavLink>
                  {detail && <span className="text-sm text-muted">{detail}</span>}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
