import { Random } from '#graphql/rules/random.ts';
import { recordTable, type WorldOptions, type WorldTable } from '#graphql/world/world-table.ts';
import { type Realm, REALMS } from '../characters/careers.ts';
import {
  guildDescription,
  guildMotto,
  GuildNameGenerator,
  HOSTILE_DESCRIPTION,
  longDescription,
} from './guild-words.ts';

/** The size of a guild: a share of the players who want a guild, or exactly one member, or none. */
export type GuildSize = 'shared' | 'one' | 'none';

export interface Guild extends ReturnType<typeof drawHeraldry> {
  readonly id: number;
  readonly name: string;
  readonly realm: Realm;
  readonly level: number;
  readonly description: string;
  readonly briefDescription: string;
  readonly size: GuildSize;
  /** Relative number of members. */
  readonly popularity: number;
  /** A guild without a leader has no member of the first rank. */
  readonly leaderless: boolean;
}

const GUILDS = 100;
const FIRST_ID = 12;

/** Indexes of the edge cases: among the first guilds, so that every scale has them. */
const HOSTILE_DESCRIPTION_INDEX = 4;
const LONG_DESCRIPTION_INDEX = 5;
const EMPTY_INDEX = 6;
const oneMember = (index: number): boolean => index === 7 || index % 25 === 8;
const leaderless = (index: number): boolean => index === 9 || index % 20 === 10;

const sizeOf = (index: number): GuildSize => {
  if (index === EMPTY_INDEX) return 'none';
  return oneMember(index) ? 'one' : 'shared';
};

function describe(random: Random, index: number): string {
  const usual = guildDescription(random);
  if (index === HOSTILE_DESCRIPTION_INDEX) return HOSTILE_DESCRIPTION;
  return index === LONG_DESCRIPTION_INDEX ? longDescription() : usual;
}

/** Ranges of the heraldry service: 140 emblems, 28 patterns, 24 tinctures, 10 shapes. */
const drawHeraldry = (random: Random) => ({
  emblem: random.int(0, 139),
  pattern: random.int(0, 27),
  color1: random.int(0, 23),
  color2: random.int(0, 23),
  shape: random.int(0, 9),
});

/** About 100 guilds at scale 1, both realms in turn; ids ascend with gaps. */
export function createGuilds({ seed, scale }: WorldOptions): Guild[] {
  const random = new Random(`${seed}/guilds`);
  const names = new GuildNameGenerator();
  let id = FIRST_ID;
  return Array.from({ length: Math.max(12, Math.round(GUILDS * scale)) }, (_, index) => {
    const realm = REALMS[index % 2] ?? 'ORDER';
    const size = sizeOf(index);
    return {
      id: (id += random.int(1, 9)),
      name: names.next(random, realm),
      realm,
      level: size === 'shared' ? random.int(4, 40) : random.int(1, 6),
      description: describe(random, index),
      briefDescription: guildMotto(random),
      ...drawHeraldry(random),
      size,
      popularity: random.powerLaw(1.2, 12),
      leaderless: leaderless(index) || size === 'none',
    };
  });
}

/** @param leaderOf the id of the guild's leader, null for none */
export const guildTable = (guilds: readonly Guild[], leaderOf: (guild: Guild) => number | null): WorldTable =>
  recordTable(
    'guild',
    'id name realm level description brief_description emblem pattern color1 color2 shape leader_id',
    guilds,
    { leader_id: leaderOf },
  );
