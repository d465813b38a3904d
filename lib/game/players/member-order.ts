import type {
  MemberRowFragment,
  GuildRankFragment,
  MemberPageFragment,
} from '#graphql/generated/documents.ts';
import { careerLabel } from '#lib/game/players/careers.ts';

/** The ways to order members. */
export type MemberOrder = 'guildRank' | 'name' | 'career' | 'level' | 'renownRank';

type Compare = (one: MemberRowFragment, other: MemberRowFragment) => number;

const NAMES = new Intl.Collator('en');

const byName: Compare = (one, other) => NAMES.compare(one.character.name, other.character.name);

/** The highest first, what the API does not tell last. */
const highest =
  (valueOf: (member: MemberRowFragment) => number): Compare =>
  (one, other) => {
    const [near, far] = [one, other].map((member) => valueOf(member) || -1);
    return (far ?? -1) - (near ?? -1);
  };

const ORDERS: Readonly<Record<MemberOrder, Compare>> = {
  guildRank: (one, other) => one.rank.rank - other.rank.rank,
  name: byName,
  career: (one, other) =>
    NAMES.compare(careerLabel(one.character.career), careerLabel(other.character.career)),
  level: highest(({ character }) => character.level),
  renownRank: highest(({ character }) => character.renownRank),
};

/** Members in an order: levels and renown ranks the highest first, equal ones by name. */
export const sortMembers = (
  members: readonly MemberRowFragment[],
  order: MemberOrder,
): readonly MemberRowFragment[] =>
  members.toSorted((one, other) => ORDERS[order](one, other) || byName(one, other));

/** The members whose name holds a text, whatever its case. */
export function membersNamed(
  members: readonly MemberRowFragment[],
  name: string,
): readonly MemberRowFragment[] {
  const wanted = name.toLowerCase();
  return members.filter(({ character }) => character.name.toLowerCase().includes(wanted));
}

/** One page of a guild's members, and its ranks. */
export type GuildMembers = MemberPageFragment & {
  readonly ranks: readonly GuildRankFragment[];
  /** The part of the list that was looked through, where that is not all of it; null otherwise. */
  readonly told: string | null;
};
