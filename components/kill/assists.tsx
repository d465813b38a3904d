import { thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/nav-link.island.tsx';
import { ShareBar } from '../ui/share-bar.tsx';
import type { AttackerView } from './attacker.ts';
import { CombatantName } from './combatant-name.tsx';
import { DamageBreakdown } from './damage-breakdown.tsx';
import { DeathblowMark } from './deathblow-mark.tsx';

/** Everybody else who hit the victim, most damage first. */
export function Assists({ views }: { views: readonly AttackerView[] }) {
  if (views.length === 0) return null;
  return (
    <section className="assists">
      <h2>Assists</h2>
      {views.map((view) => (
        <Assist key={view.attacker.character.id} view={view} />
      ))}
    </section>
  );
}

function Assist({ view: { attacker, side, damage, share, struckDeathblow } }: { view: AttackerView }) {
  const { character, guild } = attacker;
  return (
    <article className={`panel combatant assist edge-${side}`} aria-label={`Assist: ${character.name}`}>
      <div className="top">
        <CareerBadge career={character.career} size={44} />
        <CombatantName combatant={attacker} withGuild={false} />
        {struckDeathblow && <DeathblowMark />}
        <ShareBar share={share} />
        {guild && (
          <NavLink href={routes.guild(guild.id)} className="crest" aria-label={guild.name} title={guild.name}>
            <Crest guild={guild} size={26} />
          </NavLink>
        )}
        <p className="percent">
          <b>{share.toFixed(1)}%</b>
          {thousands(damage.total)}
        </p>
      </div>
      {damage.rows.length > 0 && (
        <details>
          <summary>Damage by ability</summary>
          <DamageBreakdown name={character.name} damage={damage} />
        </details>
      )}
    </article>
  );
}
