import type {
  CharacterTagFragment,
  GuildTagFragment,
  SampledDeathFragment,
  SampledKillFragment,
} from '#graphql/generated/documents.ts';
import { killerOf } from '#lib/game/battles/kill.ts';

import type { KillRecords } from './kill-records.ts';
import { type Tally, tally } from './tally.ts';

const present = <Item>(items: readonly (Item | null | undefined)[]): readonly Item[] =>
  items.flatMap((item) => (item ? [item] : []));

/** Counts a player's killers, the nemesis first. */
export const killersOf = (deaths: readonly SampledDeathFragment[]): readonly Tally<CharacterTagFragment>[] =>
  tally(present(deaths.map((kill) => killerOf(kill)?.character)), ({ id }) => id);

/** Counts a player's victims, the favourite prey first. */
export const victimsOf = (kills: readonly SampledKillFragment[]): readonly Tally<CharacterTagFragment>[] =>
  tally(present(kills.map(({ victim }) => victim.character)), ({ id }) => id);

/** A guild that another fights, with the kills each way. */
export interface FoughtGuild {
  readonly guild: GuildTagFragment;
  /** Kills on it, and kills by it. */
  readonly kills: number;
  readonly deaths: number;
}

/**
 * Counts enemy guilds, those with the most kills of both sides together first. Who had no guild at
 * that time counts for none.
 */
export function foughtGuilds({ kills, deaths }: KillRecords): readonly FoughtGuild[] {
  const onThem = present(kills.rows.map(({ victim }) => victim.guild));
  const byThem = present(deaths.rows.map((kill) => killerOf(kill)?.guild));
  const countIn = (guilds: readonly GuildTagFragment[], id: string) =>
    guilds.reduce((count, guild) => count + (guild.id === id ? 1 : 0), 0);
  return tally([...onThem, ...byThem], ({ id }) => id).map(({ item }) => ({
    guild: item,
    kills: countIn(onThem, item.id),
    deaths: countIn(byThem, item.id),
  }));
}
