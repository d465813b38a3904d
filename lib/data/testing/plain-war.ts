import { type CountedKill, everyKill, mostFrequent } from '#graphql/testing/truth/every-kill.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { Random } from '#graphql/rules/random.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { type Query, realmOfKiller } from '#lib/url/testing/kill-truth.ts';
import type { KillSums } from '#lib/game/battles/kill.ts';

/** Every kill of a database, for plain counts, at the moment of the newest of them. */
export interface PlainWar {
  readonly kills: readonly CountedKill[];
  readonly now: Date;
}

/** Loads every kill of a database. */
export async function plainWar(sql: Database): Promise<PlainWar> {
  const kills = await everyKill(sql);
  return { kills, now: new Date(Math.max(...kills.map(({ time }) => time)) * 1000) };
}

/** True if a kill is by the player, or by a member of the guild. */
export const isBy = (whose: Fighter, { killer, killerGuild }: CountedKill): boolean =>
  'characterId' in whose ? killer === whose.characterId : killerGuild === whose.guildId;

/** The players who helped for the player, or for the guild, in a kill. */
export const helpersOf = (whose: Fighter, { helpers }: CountedKill): readonly string[] =>
  helpers
    .filter(({ id, guild }) => ('characterId' in whose ? id === whose.characterId : guild === whose.guildId))
    .map(({ id }) => id);

/** True if the player, or a member of the guild, killed or helped. */
export const isWith = (whose: Fighter, kill: CountedKill): boolean =>
  isBy(whose, kill) || helpersOf(whose, kill).length > 0;

/** True if the player, or a member of the guild, was killed. */
export const isOf = (whose: Fighter, { victim, victimGuild }: CountedKill): boolean =>
  'characterId' in whose ? victim === whose.characterId : victimGuild === whose.guildId;

/** Counts rows. */
export const countOf = <Row>(rows: readonly Row[], isMeant: (row: Row) => boolean): number =>
  rows.filter(isMeant).length;

/** Sums kills up one by one. */
export const plainSums = (kills: readonly CountedKill[]): KillSums => ({
  kills: kills.length,
  order: countOf(kills, (kill) => realmOfKiller(kill) === 'ORDER'),
  destruction: countOf(kills, (kill) => realmOfKiller(kill) === 'DESTRUCTION'),
  solo: countOf(kills, ({ solo }) => solo),
});

/** The filter of an address in words, for messages. */
export const told = (whose: Fighter, query: Query = {}): string => JSON.stringify({ ...whose, ...query });

/** Players and guilds of a war: half of each the liveliest ones, the others drawn; and a player who never fought. */
export function someFighters({ kills }: PlainWar, players: number, guilds: number): readonly Fighter[] {
  const killers = some(
    kills.map(({ killer }) => killer),
    players - 1,
  );
  const ofGuilds = kills.flatMap(({ killerGuild }) => killerGuild ?? []);
  return [
    ...[...killers, '999999'].map((characterId) => ({ characterId })),
    ...some(ofGuilds, guilds).map((guildId) => ({ guildId })),
  ];
}

function some(ids: readonly string[], count: number): readonly string[] {
  const random = new Random('some fighters');
  const ranked = mostFrequent(ids);
  const picked = new Set(ranked.slice(0, Math.ceil(count / 2)));
  while (picked.size < Math.min(count, ranked.length)) picked.add(random.pick(ranked));
  return [...picked];
}

/** A number of the site, or several, beside a plain count over all kills. */
export interface Compared {
  readonly what: string;
  readonly site: unknown;
  readonly plain: unknown;
}
