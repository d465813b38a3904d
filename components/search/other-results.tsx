import type { Route } from 'next';

import type { OtherHit } from '#lib/game/search/found.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/with-query.ts';

import { MoreLink } from '../ui/list/more-link.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';

/** Hits of a kind that are shown before the rest is only counted. */
const SHOWN = 8;

interface Kind {
  readonly kind: OtherHit['kind'];
  readonly heading: string;
  /** One of them, and many. */
  readonly words: readonly [string, string];
  /** The address of a list that has them. */
  readonly list: (text: string) => Route;
}

const named =
  (path: Route) =>
  (text: string): Route =>
    withQuery(path, new URLSearchParams({ name: text }));
const storylines = (): Route => routes.storylines;

const KINDS: readonly Kind[] = [
  {
    kind: 'Game object',
    heading: 'Game objects',
    words: ['game object', 'game objects'],
    list: named(routes.gameObjects),
  },
  { kind: 'Dungeon', heading: 'Dungeons', words: ['dungeon', 'dungeons'], list: named(routes.instances) },
  { kind: 'Storyline', heading: 'Storylines', words: ['storyline', 'storylines'], list: storylines },
  { kind: 'Journal entry', heading: 'War journal', words: ['entry', 'entries'], list: storylines },
];

interface Props {
  readonly text: string;
  readonly hits: readonly OtherHit[];
}

/** Lists further records with the text in their names, as links by kind. */
export function OtherResults({ text, hits }: Props) {
  if (hits.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-3 first:mt-0">
      {KINDS.map(({ kind, heading, words: [one, many], list }) => {
        const found = hits.filter((hit) => hit.kind === kind);
        if (found.length === 0) return null;
        return (
          <div key={kind}>
            <dt className="text-sm text-muted">{heading}</dt>
            <dd className="flex flex-wrap gap-x-4">
              {found.slice(0, SHOWN).map(({ id, name, detail, href }) => (
                <span key={id} className="inline-flex min-h-6 items-center gap-2">
                  <NavLink href={href} className="inline-flex min-h-6 items-center font-semibold">
                    {name}
                  </NavLink>
                  {detail && <span className="text-sm text-muted">{detail}</span>}
                </span>
              ))}
              <MoreLink count={(found[0]?.total ?? 0) - SHOWN} one={one} many={many} href={list(text)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
