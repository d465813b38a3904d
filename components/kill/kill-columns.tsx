import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { killerOf } from '#lib/game/kill.ts';
import { routes } from '#lib/url/routes.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import { Timestamp } from '../ui/timestamp.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import type { Column } from '../ui/table.tsx';
import { KillPlace } from './kill-place.tsx';
import { StrikeMark } from './strike-mark.tsx';

type KillColumn = Column<KillRowFragment>;

const time: KillColumn = {
  header: 'Time',
  className: 'when',
  cell: (kill) => <Timestamp at={kill.time} variant="stacked" />,
};

const killer: KillColumn = {
  header: 'Killer',
  className: 'killer',
  cell: (kill) => {
    const attacker = killerOf(kill);
    return attacker && <CombatantCell {...attacker} />;
  },
};

const mark: KillColumn = {
  header: 'Killed',
  headerHidden: true,
  className: 'mark',
  cell: () => <StrikeMark />,
};

const victim: KillColumn = {
  header: 'Victim',
  className: 'victim',
  cell: (kill) => <CombatantCell {...kill.victim} />,
};

const type: KillColumn = { header: 'Type', className: 'where', cell: (kill) => <KillPlace kill={kill} /> };

const details: KillColumn = {
  header: 'Details',
  headerHidden: true,
  className: 'more',
  cell: (kill) => (
    <NavLink
      href={routes.kill(kill.id)}
      className="btn details"
      aria-label={`Details of the kill of ${kill.victim.character.name}`}
    >
      Details
    </NavLink>
  ),
};

/** The columns of a kill list (facts 1.2). */
export const KILL_COLUMNS: Readonly<Record<'all' | 'killer' | 'victim', readonly KillColumn[]>> = {
  all: [time, killer, mark, victim, type, details],
  killer: [time, victim, type, details],
  victim: [time, killer, type, details],
};
