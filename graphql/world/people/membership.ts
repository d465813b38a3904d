import { columnsOf } from '#graphql/world/columns.ts';
import { Random } from '#graphql/world/random.ts';
import { Urn } from '#graphql/world/urn.ts';
import type { WarWindow } from '#graphql/world/war-window.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';
import type { Character } from './characters.ts';
import { type Realm, REALMS } from './careers.ts';
import type { Guild } from './guilds.ts';
import { drawRank, type GuildRank, LEADER } from './guild-ranks.ts';

/** Where somebody belongs: today, and before a move if there was one. */
export interface Membership {
  readonly guild: Guild | null;
  readonly rank: GuildRank | null;
  /** The guild until `movedAt`; null for none. */
  readonly formerGuild: Guild | null;
  /** Epoch seconds; null for those who stayed where they were. */
  readonly movedAt: number | null;
}

export type Memberships = ReadonlyMap<Character, Membership>;

const GUILDLESS = 0.12;
const MOVERS = 0.04;

const STAYED = { formerGuild: null, movedAt: null } as const;

/** Guild of a character at a time of the war. */
export function guildAt(memberships: Memberships, character: Character, time: number): Guild | null {
  const membership = memberships.get(character);
  if (!membership) return null;
  const { guild, formerGuild, movedAt } = membership;
  return movedAt !== null && time < movedAt ? formerGuild : guild;
}

/** Those who found a guild of their own: the single member of each guild that has only one. */
function recluses(
  characters: readonly Character[],
  guilds: readonly Guild[],
  realm: Realm,
): Map<Character, Guild> {
  const own = characters.filter(({ calling }) => calling.realm === realm);
  const lonely = guilds.filter((guild) => guild.realm === realm && guild.size === 'one');
  return new Map(lonely.flatMap((guild, index) => (own[index] ? [[own[index], guild] as const] : [])));
}

function joinRealm(
  random: Random,
  window: WarWindow,
  characters: readonly Character[],
  guilds: readonly Guild[],
  realm: Realm,
) {
  const founders = recluses(characters, guilds, realm);
  const open = new Urn(
    guilds.filter((guild) => guild.realm === realm && guild.size === 'shared'),
    ({ pull }) => pull,
  );
  const led = new Set<Guild>();
  return characters
    .filter(({ calling }) => calling.realm === realm)
    .map((character): readonly [Character, Membership] => {
      const own = founders.get(character);
      const guild = own ?? (random.chance(GUILDLESS) ? null : open.draw(random));
      const leads = guild !== null && !guild.leaderless && !led.has(guild);
      if (guild && leads) led.add(guild);
      const rank = guild && (leads ? LEADER : drawRank(random));
      const moved = !own && !leads && random.chance(MOVERS);
      if (!moved) return [character, { guild, rank, ...STAYED }];
      const formerGuild = guild && random.chance(0.25) ? null : open.draw(random);
      if (formerGuild === guild) return [character, { guild, rank, ...STAYED }];
      return [character, { guild, rank, formerGuild, movedAt: random.int(window.from, window.to) }];
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

export function guildMemberTable(memberships: Memberships): WorldTable {
  return {
    name: 'guild_member',
    columns: columnsOf('character_id guild_id rank_order rank_name'),
    rows: [...memberships].flatMap(([character, { guild, rank }]) =>
      guild && rank ? [[character.id, guild.id, rank.order, rank.name]] : [],
    ),
  };
}
