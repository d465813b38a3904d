import { Random } from '#graphql/rules/random.ts';
import { WeightedSampler } from '#graphql/world/weighted-sampler.ts';
import type { WarWindow } from '#graphql/world/war-window.ts';
import { rowTable, type WorldTable } from '#graphql/world/world-table.ts';
import { type Character, type Realm, REALMS } from '../characters/characters.ts';
import type { Guild } from './guilds.ts';

/** A rank within a guild; the leader's order is 0, higher numbers stand lower. */
export interface GuildRank {
  readonly order: number;
  readonly name: string;
}

const LEADER: GuildRank = { order: 0, name: 'Guild Leader' };
const OFFICER: GuildRank = { order: 1, name: 'Officer' };
const VETERAN: GuildRank = { order: 2, name: 'Veteran' };
const MEMBER: GuildRank = { order: 3, name: 'Member' };
const RECRUIT: GuildRank = { order: 4, name: 'Recruit' };
const ALTERNATE: GuildRank = { order: 5, name: 'Second Self' };

/** All ranks, the leader's first. */
const GUILD_RANKS: readonly GuildRank[] = [LEADER, OFFICER, VETERAN, MEMBER, RECRUIT, ALTERNATE];

/** Any rank but the leader's. */
function drawRank(random: Random): GuildRank {
  const draw = random.next();
  if (draw < 0.06) return OFFICER;
  if (draw < 0.24) return VETERAN;
  if (draw < 0.68) return MEMBER;
  return draw < 0.86 ? RECRUIT : ALTERNATE;
}

/** The guild of a character today, and the former one after a change. */
export interface Membership {
  readonly guild: Guild | null;
  readonly rank: GuildRank | null;
  /** The guild until `changedAt`; null for none. */
  readonly formerGuild: Guild | null;
  /** Epoch seconds; null without a change. */
  readonly changedAt: number | null;
}

export type Memberships = ReadonlyMap<Character, Membership>;

const GUILDLESS_SHARE = 0.12;
const CHANGED_GUILD_SHARE = 0.04;

const NO_CHANGE = { formerGuild: null, changedAt: null } as const;

/** Guild of a character at a time of the war. */
export function guildAt(memberships: Memberships, character: Character, time: number): Guild | null {
  const membership = memberships.get(character);
  if (!membership) return null;
  const { guild, formerGuild, changedAt } = membership;
  return changedAt !== null && time < changedAt ? formerGuild : guild;
}

/** The single member of each guild that has only one. */
function singleMembers(
  characters: readonly Character[],
  guilds: readonly Guild[],
  realm: Realm,
): Map<Character, Guild> {
  const own = characters.filter(({ career }) => career.realm === realm);
  const singleMemberGuilds = guilds.filter((guild) => guild.realm === realm && guild.size === 'one');
  return new Map(
    singleMemberGuilds.flatMap((guild, index) => (own[index] ? [[own[index], guild] as const] : [])),
  );
}

function joinRealm(
  random: Random,
  window: WarWindow,
  characters: readonly Character[],
  guilds: readonly Guild[],
  realm: Realm,
) {
  const singles = singleMembers(characters, guilds, realm);
  const open = new WeightedSampler(
    guilds.filter((guild) => guild.realm === realm && guild.size === 'shared'),
    ({ popularity }) => popularity,
  );
  const led = new Set<Guild>();
  return characters
    .filter(({ career }) => career.realm === realm)
    .map((character): readonly [Character, Membership] => {
      const own = singles.get(character);
      const guild = own ?? (random.chance(GUILDLESS_SHARE) ? null : open.draw(random));
      const leads = guild !== null && !guild.leaderless && !led.has(guild);
      if (guild && leads) led.add(guild);
      const rank = guild && (leads ? LEADER : drawRank(random));
      const hasChanged = !own && !leads && random.chance(CHANGED_GUILD_SHARE);
      if (!hasChanged) return [character, { guild, rank, ...NO_CHANGE }];
      const formerGuild = guild && random.chance(0.25) ? null : open.draw(random);
      if (formerGuild === guild) return [character, { guild, rank, ...NO_CHANGE }];
      return [character, { guild, rank, formerGuild, changedAt: random.int(window.from, window.to) }];
    });
}

/** Puts about 88 % of the characters into guilds of their realm; the first to join leads. */
export function createMemberships(
  seed: string,
  window: WarWindow,
  characters: readonly Character[],
  guilds: readonly Guild[],
): Memberships {
  const random = new Random(`${seed}/memberships`);
  return new Map(REALMS.flatMap((realm) => joinRealm(random, window, characters, guilds, realm)));
}

/** The leader of a guild, by their id. */
export const leadersOf = (memberships: Memberships): ReadonlyMap<Guild, number> =>
  new Map(
    [...memberships].flatMap(([character, { guild, rank }]) =>
      guild && rank === LEADER ? [[guild, character.id] as const] : [],
    ),
  );

export const guildMemberTable = (memberships: Memberships): WorldTable =>
  rowTable(
    'guild_member',
    [...memberships].flatMap(([character, { guild, rank }]) =>
      guild && rank ? [[character.id, guild.id, rank.order, rank.name]] : [],
    ),
  );

/** Every guild has the same ranks. */
export const guildRankTable = (guilds: readonly Guild[]): WorldTable =>
  rowTable(
    'guild_rank',
    guilds.flatMap(({ id }) => GUILD_RANKS.map(({ order, name }) => [id, order, name])),
  );
