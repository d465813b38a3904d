import type { GuildRankFragment, MemberPageFragment } from '#graphql/generated/documents.ts';

/** One page of a guild's members, and its ranks. */
export type GuildMembers = MemberPageFragment & {
  readonly ranks: readonly GuildRankFragment[];
  /** The part of the list that was looked through, where that is not all of it; null otherwise. */
  readonly told: string | null;
};
