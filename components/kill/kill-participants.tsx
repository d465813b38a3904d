import type { AttackerTagFragment, KillDetailsFragment } from '#graphql/generated/documents.ts';
import { assistsOf, isSolo, killerOf } from '#lib/game/battles/kill.ts';
import { mapRegion, markerPosition } from '#lib/game/places/map-position.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/careers.ts';
import { fixed, thousands } from '#lib/format/number.ts';
import { Chip } from '#components/ui/chip.tsx';
import { routes } from '#lib/url/routes.ts';
import { CareerBadge } from '#components/character/career-badge.tsx';
import { Crest } from '#components/guild/crest.tsx';
import { NavLink } from '#components/ui/navigation/nav-link.tsx';
import { Panel } from '#components/ui/page/panel.tsx';
import { rowKeys } from '#components/ui/table/row-keys.ts';
import { ShareBar } from '#components/ui/share-bar.tsx';
import { damageShare, type DamageTable, damageTable } from '#lib/game/battles/kill-damage.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { CombatantCard, DamageBreakdown, DeathblowMark } from './combatant-card.tsx';
import { CombatantName } from './combatant-name.tsx';
import { ZoneMap } from '../map/zone-map.tsx';

/** Width of the skull in pixels (rules.md: Map markers); the ring around it makes it easy to find. */
const SKULL = 16;
const RING = 13;

/** A zone's map with the place of a kill (rules.md: Map markers). */
function KillMap({ position }: Pick<KillDetailsFragment, 'position'>) {
  const { zoneId, zone, mapSetup } = position;
  const marker = markerPosition(position, mapSetup);
  const place = marker
    ? `a skull marks the kill in the ${mapRegion(marker.left, marker.top)}`
    : 'the place of the kill is not known';
  return (
    <ZoneMap zoneId={zoneId} label={`Map of ${zone?.name ?? `zone ${zoneId}`}: ${place}`} lazy>
      {marker && (
        <svg className="absolute inset-0 size-full" aria-hidden="true">
          <svg x={`${marker.left}%`} y={`${marker.top}%`} overflow="visible">
            <circle r={RING} fill="rgb(255 248 230 / 0.82)" stroke="#8e1014" strokeWidth={1.5} />
            <image href={staticImages.skullPin} x={-SKULL / 2} y={-SKULL / 2} width={SKULL} height={SKULL} />
          </svg>
        </svg>
      )}
    </ZoneMap>
  );
}

/** One attacker with what the cards of the kill page show of them. */
interface AttackerView {
  readonly attacker: AttackerTagFragment;
  readonly side: 'order' | 'destruction' | 'neutral';
  readonly damage: DamageTable;
  /** Percent of all damage that the victim took, 0 to 100. */
  readonly share: number;
  readonly struckDeathblow: boolean;
}

function attackerView(kill: KillDetailsFragment, attacker: AttackerTagFragment): AttackerView {
  const { id, career } = attacker.character;
  return {
    attacker,
    side: realmOf(realmOfCareer(career)).side,
    damage: damageTable(kill.damage, id),
    share: damageShare(kill.damage, id) ?? attacker.damagePercent,
    struckDeathblow: kill.deathblow?.id === id,
  };
}

/**
 * The attackers at the left, the victim and the place at the right; below each other on paper, where Firefox parts no
 * grid between two pages.
 */
export function KillParticipants({ kill }: { kill: KillDetailsFragment }) {
  const killer = killerOf(kill);
  return (
    <div className="grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] items-start gap-gap narrow:grid-cols-1 print:block print:space-y-gap">
      <div className="grid grid-cols-1 gap-gap print:block print:space-y-gap">
        {killer && <KillerCard view={attackerView(kill, killer)} solo={isSolo(kill)} />}
        <Assists views={assistsOf(kill).map((assist) => attackerView(kill, assist))} />
      </div>
      <VictimCard kill={kill} />
    </div>
  );
}

/**
 * Shows the victim, and the place of the death on the map (rules.md: Kill page). Ranks are shown for the guildless too.
 */
function VictimCard({ kill: { victim, position } }: { kill: KillDetailsFragment }) {
  const { side } = realmOf(realmOfCareer(victim.character.career));
  return (
    <CombatantCard part="Victim" side={side} combatant={victim}>
      <div className="mt-4 print:w-1/2">
        <KillMap position={position} />
      </div>
    </CombatantCard>
  );
}

interface Props {
  readonly view: AttackerView;
  readonly solo: boolean;
}

/** The killer, who is the attacker with the most damage, and the means (rules.md: Kill page). */
function KillerCard({ view: { attacker, side, damage, share, struckDeathblow }, solo }: Props) {
  return (
    <CombatantCard
      part="Killer"
      side={side}
      combatant={attacker}
      marks={
        <>
          {struckDeathblow && <DeathblowMark />}
          {solo && <Chip tone="warning">Solo kill</Chip>}
        </>
      }
      aside={
        <p className="ml-auto text-right whitespace-nowrap text-muted">
          <b className="block text-2xl leading-[1.15] text-side">{fixed(share, 1)}%</b>
          of damage
          {damage.total > 0 && <span className="block text-sm">{thousands(damage.total)}</span>}
        </p>
      }
    >
      {damage.rows.length > 0 && (
        <div className="mt-3.5">
          <DamageBreakdown name={attacker.character.name} damage={damage} />
        </div>
      )}
    </CombatantCard>
  );
}

/** The other attackers, most damage first. */
function Assists({ views }: { views: readonly AttackerView[] }) {
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
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5 narrow:flex-col narrow:items-start narrow:gap-1.5 print:flex-col print:items-start print:gap-1.5">
          <CombatantName combatant={attacker} low />
          {struckDeathblow && <DeathblowMark />}
        </div>
        <span className="ml-auto max-w-[150px] min-w-15 flex-[1_1_60px] narrow:hidden print:hidden">
          <ShareBar share={share} />
        </span>
        {guild && (
          <NavLink
            href={routes.guild(guild.id)}
            className="flex-none narrow:hidden print:hidden"
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
