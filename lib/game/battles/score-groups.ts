import { group, rollup, sum } from 'd3-array';

import { realmOf } from '../players/careers.ts';
import { GAME_ROLES, type GameRole, gameRoleOf, ROLE_ORDER } from '../players/game-role.ts';

/** The measures of which a player's share of the side is shown. */
export const SHARED_MEASURES = ['damage', 'healing', 'protection', 'kills'] as const;

export type SharedMeasure = (typeof SHARED_MEASURES)[number];

/** The groupings of a scoreboard's rows. */
export type Grouping = 'all' | 'side' | 'role' | 'guild';

export type RealmSide = 'order' | 'destruction' | 'neutral';

interface Score extends Readonly<Record<Exclude<SharedMeasure, 'kills'>, number>> {
  readonly character: { readonly career: string };
  readonly kills?: number;
  readonly guild?: { readonly id: string; readonly name: string } | null;
}

/** Entries of a scoreboard that stand together. */
export interface ScoreGroup<Entry> {
  readonly title: string;
  /** Null for both. */
  readonly side: RealmSide | null;
  readonly entries: readonly Entry[];
}

/** The sides by name. */
export const SIDES = { order: 'Order', destruction: 'Destruction', neutral: 'Others' } as const;

/**
 * The entries of a scoreboard by side, by role or by guild: Order and tanks first, the guilds with the most players
 * first; what is empty is left out.
 */
export function scoreGroups<Entry extends Score>(
  scores: readonly Entry[],
  grouping: Exclude<Grouping, 'all'>,
  sideOf: (entry: Entry) => RealmSide,
): readonly ScoreGroup<Entry>[] {
  const groups = { side: sideGroups, role: roleGroups, guild: guildGroups }[grouping](scores, sideOf);
  return groups.filter(({ entries }) => entries.length > 0);
}

const sideGroups = <Entry extends Score>(scores: readonly Entry[], sideOf: (entry: Entry) => RealmSide) =>
  (['order', 'destruction', 'neutral'] as const).map((side) => ({
    title: SIDES[side],
    side,
    entries: scores.filter((entry) => sideOf(entry) === side),
  }));

const roleGroups = <Entry extends Score>(scores: readonly Entry[]) =>
  [...ROLE_ORDER, null].map((role) => ({
    title: role ? GAME_ROLES[role].many : 'Others',
    side: null,
    entries: scores.filter(({ character }) => gameRoleOf(character.career) === role),
  }));

function guildGroups<Entry extends Score>(scores: readonly Entry[], sideOf: (entry: Entry) => RealmSide) {
  const byGuild = [...group(scores, ({ guild }) => guild?.id ?? null)].map(([id, entries]) => {
    const sides = new Set(entries.map(sideOf));
    const title = entries[0]?.guild?.name.trim() || (id === null ? 'No guild' : `#${id}`);
    return { id, title, side: sides.size === 1 ? ([...sides][0] ?? null) : null, entries };
  });
  return byGuild.toSorted(
    (one, other) =>
      Number(one.id === null) - Number(other.id === null) || other.entries.length - one.entries.length,
  );
}

/**
 * Makes the function that says what part of the side's damage, healing, protection or kills an entry has, from 0 to 1;
 * null where the side has none.
 */
export function sideShares<Entry extends Score>(
  scores: readonly Entry[],
  sideOf: (entry: Entry) => RealmSide,
) {
  const totals = SHARED_MEASURES.map(
    (measure) =>
      [measure, rollup(scores, (side) => sum(side, (entry) => entry[measure] ?? 0), sideOf)] as const,
  );
  const byMeasure = new Map(totals);
  return (entry: Entry, measure: SharedMeasure): number | null => {
    const total = byMeasure.get(measure)?.get(sideOf(entry)) ?? 0;
    return total > 0 ? (entry[measure] ?? 0) / total : null;
  };
}

/** An entry with the role of its career, and with its parts of what its side did, from 0 to 1. */
export type SharedScore<Entry> = Entry & {
  readonly role: GameRole | null;
  readonly shares: Readonly<Record<SharedMeasure, number | null>>;
};

/** Adds roles and shares to a whole scoreboard. */
export function sharedScores<Entry extends Score>(
  scores: readonly Entry[],
  sideOf: (entry: Entry) => RealmSide,
): readonly SharedScore<Entry>[] {
  const shareOf = sideShares(scores, sideOf);
  return scores.map((entry) => ({
    ...entry,
    role: gameRoleOf(entry.character.career),
    shares: {
      damage: shareOf(entry, 'damage'),
      healing: shareOf(entry, 'healing'),
      protection: shareOf(entry, 'protection'),
      kills: shareOf(entry, 'kills'),
    },
  }));
}

/** The side of an entry on the scoreboard of a scenario. */
export const sideOfTeam = ({ team }: { readonly team: number }): RealmSide =>
  team === 0 ? 'order' : 'destruction';

/** The side of an entry on the scoreboard of a skirmish. */
export const sideOfRealm = ({ realm }: { readonly realm: string }): RealmSide => realmOf(realm).side;
