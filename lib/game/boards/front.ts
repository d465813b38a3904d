import type { FrontKillFragment } from '#graphql/generated/documents.ts';
import { killerOf } from '../battles/kill.ts';
import { parseId } from '../ids.ts';
import { zoneLabel } from '../places/zones.ts';
import { realmOfCareer } from '../players/careers.ts';

/** A zone with the kills that each realm made in it. */
export interface FrontZone {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  readonly destruction: number;
}

/**
 * The zones of kills with the kills of each realm, the most kills first, then by name. Kills without a known killer
 * count for no realm, and kills in no zone are left out.
 */
export function frontOf(kills: readonly FrontKillFragment[]): readonly FrontZone[] {
  const zones = new Map<string, FrontZone>();
  for (const { position, attackers } of kills) {
    const id = parseId(String(position.zoneId));
    if (id === null) continue;
    const name = zoneLabel({ id, name: position.zone?.name ?? null });
    const zone = zones.get(id) ?? { id, name, order: 0, destruction: 0 };
    zones.set(id, withKill(zone, killerOf({ attackers })?.character.career ?? ''));
  }
  return inOrder([...zones.values()]);
}

function withKill(zone: FrontZone, career: string): FrontZone {
  const realm = realmOfCareer(career);
  return {
    ...zone,
    order: zone.order + Number(realm === 'ORDER'),
    destruction: zone.destruction + Number(realm === 'DESTRUCTION'),
  };
}

/** Zones by all their kills, the most first, then by name. */
export const inOrder = (zones: readonly FrontZone[]): readonly FrontZone[] =>
  zones.toSorted(
    (one, other) =>
      other.order + other.destruction - one.order - one.destruction || (one.name < other.name ? -1 : 1),
  );

/** Kills made by each realm. */
export interface RealmBalance {
  readonly order: number;
  readonly destruction: number;
}

/** Kills by realm on this day, and on two earlier ones until the same time. */
export interface KillsToday {
  /** Epoch seconds, the start of a minute. */
  readonly until: number;
  readonly today: RealmBalance;
  readonly yesterday: RealmBalance;
  readonly lastWeek: RealmBalance;
}

/** The zones of the open world that the realms fight over. */
export interface Front {
  readonly zones: readonly FrontZone[];
  /** The number of further zones that were found, of which nothing is counted. */
  readonly others: number;
  /** All kills of the time in the open world. */
  readonly kills: number;
  /** Those in scenarios, which are in no zone of the front. */
  readonly inScenarios: number;
  /** The number of the newest of them, by which the zones were found. */
  readonly of: number;
}
