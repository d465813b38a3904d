import type { Random } from '#graphql/world/random.ts';

/** A rank within a guild; the leader's order is 0, higher numbers stand lower. */
export interface GuildRank {
  readonly order: number;
  readonly name: string;
}

export const LEADER: GuildRank = { order: 0, name: 'Guild Leader' };
const OFFICER: GuildRank = { order: 1, name: 'Officer' };
const VETERAN: GuildRank = { order: 2, name: 'Veteran' };
const MEMBER: GuildRank = { order: 3, name: 'Member' };
const RECRUIT: GuildRank = { order: 4, name: 'Recruit' };
const ALTERNATE: GuildRank = { order: 5, name: 'Second Self' };

/** All ranks, the leader's first. */
export const GUILD_RANKS: readonly GuildRank[] = [LEADER, OFFICER, VETERAN, MEMBER, RECRUIT, ALTERNATE];

/** Any rank but the leader's. */
export function drawRank(random: Random): GuildRank {
  const draw = random.next();
  if (draw < 0.06) return OFFICER;
  if (draw < 0.24) return VETERAN;
  if (draw < 0.68) return MEMBER;
  return draw < 0.86 ? RECRUIT : ALTERNATE;
}
