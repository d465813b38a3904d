import type {
  CharacterTagFragment,
  GuildTagFragment,
  SampledDeathFragment,
  SampledKillFragment,
} from '#graphql/generated/documents.ts';
import { killerOf } from '#lib/game/battles/kill.ts';
import type { KillRecords } from './kill-records.ts';
import { toDate } from '#lib/format/time.ts';
import { zoneLabel } from '#lib/game/places/zones.ts';

/** An item and the number of its occurrences. */
export interface Tally<Item> {
  readonly item: Item;
  readonly count: number;
}

/**
 * Counts equal things, the most frequent first; where they tie, the one that comes first among the things.
 * @param keyOf tells equal things by equal keys, and by null what does not count
 * @example tally(['a', 'b', 'b'], (letter) => letter) // [{ item: 'b', count: 2 }, { item: 'a', count: 1 }]
 */
export function tally<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | null,
): readonly Tally<Item>[] {
  const counts = new Map<string, { readonly item: Item; count: number }>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { item, count: 1 });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count);
}

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

const DAY = 86_400_000;

/** Days that a heatmap of a zone goes back (rules.md: Heatmaps); one less, so that it holds the kill for a day yet. */
const HEAT_DAYS = 29;

/** True if a heatmap of a zone shows a kill. @param now within the day of today */
export const hasHeatSince = (time: number | string, now: Date): boolean =>
  now.getTime() - (toDate(time)?.getTime() ?? 0) < HEAT_DAYS * DAY;

/** A zone of the open world with a player's or a guild's kills and deaths in it. */
export interface FoughtZone {
  readonly id: string;
  readonly name: string;
  readonly kills: number;
  readonly deaths: number;
  /** True if the heatmap of the zone shows one of them. */
  readonly hasHeat: boolean;
}

/**
 * Counts kills and deaths in the open world by zone, the zone with the most of both together first.
 * @param now within the day of today
 */
export function zonesFought({ kills, deaths }: KillRecords, now: Date): readonly FoughtZone[] {
  const fought = [
    ...kills.rows.map((kill) => ({ kill, died: false })),
    ...deaths.rows.map((kill) => ({ kill, died: true })),
  ].filter(({ kill }) => kill.instanceId === null);
  const zoneOf = ({ kill: { position } }: (typeof fought)[number]) =>
    position.zone?.id ?? String(position.zoneId);
  return tally(fought, zoneOf).map(({ item, count }) => {
    const id = zoneOf(item);
    const here = fought.filter((each) => zoneOf(each) === id);
    const died = here.filter((each) => each.died).length;
    return {
      id,
      name: zoneLabel({ id, name: item.kill.position.zone?.name ?? null }),
      kills: count - died,
      deaths: died,
      hasHeat: here.some(({ kill }) => hasHeatSince(kill.time, now)),
    };
  });
}
