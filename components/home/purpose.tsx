import type { Route } from 'next';

import { missingSubject } from '#lib/api/missing-subject.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../ui/navigation/nav-link.tsx';

interface Props {
  /** True if the site shows generated data, not those of a game. */
  readonly sample: boolean;
}

const OTHERS: readonly (readonly [label: string, href: Route])[] = [
  ['items', routes.items],
  ['quests', routes.quests],
  ['dungeons', routes.instances],
];

/** One line on the site and its audience, and one of links to other uses of the API. */
export function Purpose({ sample }: Props) {
  const others = OTHERS.filter(([, href]) => missingSubject(href) === null);
  return (
    <p className="mt-3 mb-5.5 max-w-[56ch] text-md text-muted narrow:text-base">
      The statistics of an online game in which two realms, Order and Destruction, are at war: who killed
      whom, who leads, and how guilds fare
      {sample ? ' in a generated sample war.' : ', recorded as it happens.'}
      {others.length > 0 && (
        <>
          {' '}
          Also here:{' '}
          {others.map(([label, href], index) => (
            <span key={href}>
              {index === 0 ? '' : index === others.length - 1 ? ' and ' : ', '}
              <NavLink href={href} className="underline">
                {label}
              </NavLink>
            </span>
          ))}
          .
        </>
      )}
    </p>
  );
}
