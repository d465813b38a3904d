import type { TopPlayerFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { TOP_ATTRIBUTES, TOP_TITLES, type TopAttribute } from '#lib/game/top-players.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';

type Leaders = Readonly<Record<TopAttribute, TopPlayerFragment | null>>;

/** Who leads in damage, healing, death blows and protection; a dash where nobody has any (spec §5). */
export function TopPlayers({ leaders }: { leaders: Leaders }) {
  return (
    <div className="top-players">
      {TOP_ATTRIBUTES.map((attribute) => (
        <TopPlayer
          key={attribute}
          title={TOP_TITLES[attribute]}
          attribute={attribute}
          leader={leaders[attribute]}
        />
      ))}
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly attribute: TopAttribute;
  readonly leader: TopPlayerFragment | null;
}

function TopPlayer({ title, attribute, leader }: Props) {
  return (
    <section className="panel top-player">
      <h2>{title}</h2>
      <p className="value figure">{leader ? thousands(leader[attribute]) : '-'}</p>
      {leader ? <CombatantCell {...leader} /> : <p className="text-muted">Lvl - / RR -</p>}
    </section>
  );
}
