import { utcDateLong } from '#lib/format/time.ts';
import { battleWords, killsAndDeaths } from '#lib/game/battles/list/battle-result.ts';
import { eveningParams, type LastEvening } from '#lib/game/battles/list/attendance.ts';
import { routes } from '#lib/url/routes.ts';
import { withQuery } from '#lib/url/with-query.ts';

import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { Panel } from '../../ui/page/panel.tsx';

interface Props {
  /** The id of the player. */
  readonly id: string;
  readonly last: LastEvening;
}

/** The part of a player in the battles of the newest evening, in one line that leads to them. */
export const LastEveningLine = ({ id, last }: Props) => (
  <Panel className="flex flex-wrap items-baseline gap-x-3 px-5 py-3 narrow:px-3.5">
    <span className="text-muted">Last evening:</span>
    <NavLink
      href={withQuery(routes.character(id, '/battles'), new URLSearchParams(eveningParams(last.evening)))}
      className="inline-flex min-h-6 items-center font-semibold narrow:min-h-11"
    >
      {`${battleWords(last.battles)}, ${killsAndDeaths(last)}`}
    </NavLink>
    <span className="text-sm text-muted">
      {utcDateLong(new Date(last.evening * 1000))}, noon to noon UTC; open world alone
    </span>
  </Panel>
);
