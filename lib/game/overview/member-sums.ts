import type { CharacterTagFragment } from '#graphql/generated/documents.ts';
import { toDate } from '#lib/format/time.ts';
import { isSolo, killerOf } from '#lib/game/battles/kill.ts';

import { knownFrom } from './activity.ts';
import type { KillRecords } from './kill-records.ts';

/** The part of one member in the kills and deaths of a guild. */
export interface MemberSum {
  readonly character: CharacterTagFragment;
  readonly kills: number;
  /** Kills that the member helped with; null where they are not counted. */
  readonly assists: number | null;
  readonly solo: number;
  readonly deaths: number;
}

/** Sums up kills, solo kills and deaths by member, the one with the most kills first, then with the fewest deaths. */
export function memberSums({ kills, deaths }: KillRecords): readonly MemberSum[] {
  const sums = new Map<
    string,
    { character: CharacterTagFragment; kills: number; assists: null; solo: number; deaths: number }
  >();
  const sumOf = (character: CharacterTagFragment) => {
    const sum = sums.get(character.id) ?? { character, kills: 0, assists: null, solo: 0, deaths: 0 };
    sums.set(character.id, sum);
    return sum;
  };
  for (const kill of kills.rows) {
    const attackers = kill.attackers ?? [];
    const killer = killerOf({ attackers });
    if (!killer) continue;
    const sum = sumOf(killer.character);
    sum.kills += 1;
    if (isSolo({ attackers })) sum.solo += 1;
  }
  for (const { victim } of deaths.rows) if (victim) sumOf(victim.character).deaths += 1;
  return [...sums.values()].toSorted((one, other) => other.kills - one.kills || one.deaths - other.deaths);
}

/** A day and the number of members who killed or fell on it. */
export interface ActiveDay {
  /** Epoch seconds of its first moment, in UTC. */
  readonly from: number;
  readonly members: number;
}

const DAY = 86_400;

/**
 * Counts the members who killed or died by day, newest first; only days with complete records and at least one such
 * member. Records in the future are ignored.
 */
export function activeMembers(records: KillRecords, now: Date): readonly ActiveDay[] {
  const known = knownFrom(records);
  const days = new Map<number, Set<string>>();
  const note = (time: number | string, id: string | undefined) => {
    const date = toDate(time);
    if (!date || date > now || id === undefined) return;
    const from = Math.floor(date.getTime() / 1000 / DAY) * DAY;
    if (from < known) return;
    days.set(from, (days.get(from) ?? new Set()).add(id));
  };
  for (const kill of records.kills.rows) note(kill.time, kill.attackers?.[0]?.character.id);
  for (const { time, victim } of records.deaths.rows) note(time, victim?.character.id);
  return [...days]
    .map(([from, members]) => ({ from, members: members.size }))
    .toSorted((one, other) => other.from - one.from);
}
