import type { BattleInfoFragment, BattleRowFragment } from '#graphql/generated/documents.ts';
import { battlePlace } from '#lib/game/battles/report/report.ts';
import { SIDE_NAMES } from '#lib/game/battles/report/rows.ts';
import { winnerOf } from '#lib/game/battles/report/sides.ts';
import { routes } from '#lib/url/routes.ts';

import { NavLink } from '../../ui/navigation/nav-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { Timestamp } from '../../ui/time/timestamp.tsx';

/** A battle beside this one, with its result. */
function Neighbour({ when, battle }: { readonly when: string; readonly battle: BattleRowFragment | null }) {
  if (!battle) return <p className="text-muted">{when}: none within twelve hours.</p>;
  const winner = winnerOf(battle);
  return (
    <p>
      {when}:{' '}
      <NavLink href={routes.battle(battle.id)} className="text-link underline">
        {battlePlace(battle)}, <Timestamp at={battle.startTime} precision="minute" />
      </NavLink>
      , {winner ? `${SIDE_NAMES[winner]} won` : 'drawn'}, {battle.order.kills} : {battle.destruction.kills}
    </p>
  );
}

/** The battles before and after this one at its place. */
export const Neighbours = ({ battle }: { readonly battle: BattleInfoFragment }) => (
  <section>
    <SectionHeading>Before and after at this place</SectionHeading>
    <div className="grid gap-2">
      <Neighbour when="Before" battle={battle.previous} />
      <Neighbour when="After" battle={battle.next} />
    </div>
  </section>
);
