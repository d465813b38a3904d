import { counted, thousands } from '#lib/format/number.ts';
import type { BattleCourse } from '#lib/game/battles/report/course.ts';
import { type Loss, SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { type TurnKiller, turnKillers } from '#lib/game/battles/report/turn.ts';
import { turnWords } from '#lib/game/battles/report/words.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../../character/career-badge.tsx';
import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { WithTimes } from '../../ui/time/timestamp.tsx';

/** Players that are named, at most. */
const MOST = 6;

interface Props {
  readonly course: BattleCourse;
  readonly losses: readonly Loss[];
}

/** The minutes in which a battle turned, and who killed whom then; nothing for one that is too short to turn. */
export function TurningPoint({ course, losses }: Props) {
  const { turningPoint: turn } = course;
  if (!turn || turnWords(course) === '') return null;
  const killers = turnKillers(turn, losses);
  const others = killers.slice(MOST).reduce((sum, { kills }) => sum + kills.length, 0);
  return (
    <Panel
      as="section"
      className="mt-gap px-5 py-4 narrow:px-3.5"
      data-side={turn.side}
      aria-labelledby="turn"
    >
      <h3 id="turn" className="text-lg">
        The turning point
      </h3>
      <p className="mt-1 text-muted">
        <WithTimes words={(time, zone) => `${turnWords(course, time)}. Times are ${zone(turn.from)}.`} />{' '}
        These players of {SIDE_NAMES[turn.side]} killed then:
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-x-6 gap-y-1 narrow:grid-cols-1">
        {killers.slice(0, MOST).map((killer) => (
          <Killer key={killer.killer.id} {...killer} />
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-1 text-sm text-muted">
          and {counted(others, 'kill')} of {thousands(killers.length - MOST)} more.
        </p>
      )}
    </Panel>
  );
}

/** A player with the number of kills, and the victims, each a link to the kill. */
const Killer = ({ killer, career, kills }: TurnKiller) => (
  <li className="flex min-w-0 items-start gap-2.5 py-1">
    <CareerBadge career={career} size={28} labelled />
    <div className="min-w-0">
      <NavLink
        href={routes.character(killer.id)}
        className="inline-flex min-h-6 items-center font-semibold wrap-break-word"
      >
        {killer.name}
      </NavLink>
      {kills.length > 1 && <span className="text-muted">, {counted(kills.length, 'kill')}</span>}
      <p className="text-sm text-muted">
        killed{' '}
        {kills.map(({ id, victim }, at) => (
          <span key={id}>
            {at > 0 && ', '}
            <NavLink href={routes.kill(id)} className="inline-block min-h-6 text-link">
              {victim.name}
            </NavLink>
          </span>
        ))}
      </p>
    </div>
  </li>
);
