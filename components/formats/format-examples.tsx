import type { Route } from 'next';

import { exportHref } from '#lib/url/export-address.ts';
import { routes } from '#lib/url/routes.ts';

interface Props {
  /** A kill to take as an example; undefined where there is none. */
  readonly killId: string | undefined;
  /** The origin that visitors use. */
  readonly siteUrl: string;
}

interface Example {
  readonly what: string;
  readonly href: Route;
}

/** Addresses to try first, all of which answer. */
export function FormatExamples({ killId, siteUrl }: Props) {
  const kills = exportHref(routes.kills, 'csv', { soloOnly: 'true', period: 'thisWeek' });
  const examples: readonly Example[] = [
    { what: 'Solo kills of this week as a table', href: kills },
    { what: 'The newest kills as data', href: exportHref(routes.kills, 'json') },
    { what: 'The newest kills as a feed', href: exportHref(routes.kills, 'atom') },
    ...(killId === undefined
      ? []
      : [{ what: 'One kill with all its attackers', href: exportHref(routes.kill(killId), 'json') }]),
  ];
  return (
    <>
      <ul>
        {examples.map(({ what, href }) => (
          <li key={href}>
            {what}:{' '}
            <a href={href} rel="nofollow">
              <code>{href}</code>
            </a>
          </li>
        ))}
      </ul>
      <pre>{`curl -i '${siteUrl}${kills}'`}</pre>
    </>
  );
}
