import { fixed, thousands } from '#lib/format/number.ts';
import { routes } from '#lib/url/routes.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import { Crest } from '../guild/crest.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel } from '../ui/page/panel.tsx';
import { rowKeys } from '../ui/table/row-keys.ts';
import { ShareBar } from '../ui/share-bar.tsx';
import type { AttackerView } from './attacker.ts';
import { CombatantName } from './combatant-name.tsx';
import { DamageBreakdown } from './damage-breakdown.tsx';
import { DeathblowMark } from './deathblow-mark.tsx';

/** The other attackers, most damage first. */
export function Assists({ views }: { views: readonly AttackerView[] }) {
  if (views.length === 0) return null;
  const keys = rowKeys(views, ({ attacker }) => attacker.character.id);
  return (
    <section className="grid gap-2.5 print:block print:space-y-2.5">
      <h2 className="mt-1 mb-0.5 text-lg">Assists</h2>
      {views.map((view, index) => (
        <Assist key={keys[index]} view={view} />
      ))}
    </section>
  );
}

function Assist({ view: { attacker, side, damage, share, struckDeathblow } }: { view: AttackerView }) {
  const { character, guild } = attacker;
  return (
    <Panel
      as="article"
      data-side={side}
      className="px-4.5 py-[9px] [box-shadow:inset_3px_0_var(--edge),var(--shadow)] narrow:p-3.5"
      aria-label={`Assist: ${character.name}`}
    >
      <div className="flex break-inside-avoid items-center gap-4 narrow:*:[img]:size-13">
        <CareerBadge career={character.career} size={44} />
        <div className="flex min-w-0 items-center gap-4 narrow:flex-col narrow:items-start narrow:gap-1.5 print:flex-col print:items-start print:gap-1.5">
          <CombatantName combatant={attacker} low />
          {struckDeathblow && <DeathblowMark />}
        </div>
        <span className="ml-auto max-w-[150px] min-w-15 flex-[1_1_60px] narrow:hidden print:hidden">
          <ShareBar share={share} />
        </span>
        {guild && (
          <NavLink
            href={routes.guild(guild.id)}
            className="narrow:hidden print:hidden"
            aria-label={guild.name}
            title={guild.name}
          >
            <Crest guild={guild} size={26} />
          </NavLink>
        )}
        <p className="min-w-16 text-right text-sm whitespace-nowrap text-muted narrow:ml-auto">
          <b className="block text-lg leading-[1.15] text-text">{fixed(share, 1)}%</b>
          {thousands(damage.total)}
        </p>
      </div>
      {damage.rows.length > 0 && (
        <details className="ml-15 narrow:ml-0 print:ml-0">
          <summary className="w-fit cursor-pointer py-0.5 text-sm text-link narrow:min-h-8 narrow:py-1.5">
            Damage by ability
          </summary>
          <div className="mt-3.5">
            <DamageBreakdown name={character.name} damage={damage} />
          </div>
        </details>
      )}
    </Panel>
  );
}
