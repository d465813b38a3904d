import type { CharacterTagFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';

import type { FoughtGuild, FoughtZone, Tally } from './foes.ts';
import type { KillRecords } from './kill-records.ts';
import type { ActiveDay, MemberSum } from './member-sums.ts';

/** The number of all kills or deaths, and of the newest of them, over which who killed whom is counted. */
export interface SampledCount {
  readonly total: number;
  readonly counted: number;
}

export interface KillsAndDeaths<Value> {
  readonly kills: Value;
  readonly deaths: Value;
}

/** The deeds of a player or a guild, in numbers that are exact, and in rankings over kills and deaths that may be a part. */
export interface KillSample {
  readonly kills: SampledCount;
  readonly deaths: SampledCount;
  /** Kills and deaths since the same moment: what sets them beside each other is counted over these. */
  readonly both: KillsAndDeaths<SampledCount>;
  /** Those of both that happened in scenarios. */
  readonly inScenarios: KillsAndDeaths<number>;
  /** Kills with any part in them, as killer or by help; exact, and null where the API does not count them. */
  readonly partIn: number | null;
  /** Kills that the killer did all the damage of; exact. */
  readonly solo: number;
  /** Kills and deaths since Monday; exact, and of no filter. */
  readonly thisWeek: KillsAndDeaths<number>;
  /** Kills since the first of the month, in the same way. */
  readonly killsThisMonth: number;
  /** Killers of a player, the nemesis first; empty for a guild. */
  readonly killers: readonly Tally<CharacterTagFragment>[];
  /** Victims of a player, the favourite prey first; empty for a guild. */
  readonly victims: readonly Tally<CharacterTagFragment>[];
  /** Members of a guild, by kills, then assists, then fewest deaths; empty for a player. */
  readonly members: readonly MemberSum[];
  /** Guilds that a guild fought, those with the most kills of both sides together first; none of a player. */
  readonly guilds: readonly FoughtGuild[];
  /** Zones of the open world, the one with the most kills and deaths together first. */
  readonly zones: readonly FoughtZone[];
  /** The newest days of a guild that all is counted of, the newest first; none of a player. */
  readonly activeDays: readonly ActiveDay[];
  /** The kills and deaths that all this is counted from; null where the API counts. */
  readonly records: KillRecords | null;
}

/** True if the sums are over all kills or deaths that there are. */
const isWhole = ({ total, counted }: SampledCount): boolean => counted >= total;

/**
 * Says over how many records a sum is.
 * @example sampleWords({ total: 2400, counted: 1000 }, 'kill', 'kills') // 'the newest 1,000 of 2,400 kills'
 */
export const sampleWords = (count: SampledCount, one: string, many: string): string =>
  `${isWhole(count) ? '' : 'the newest '}${partWords(count, one, many)}`;

function partWords(count: SampledCount, one: string, many: string): string {
  const { total } = count;
  if (total === 0) return `no ${many}`;
  const records = counted(total, one, many);
  if (!isWhole(count)) return `${thousands(count.counted)} of ${records}`;
  return total === 1 ? records : `all ${records}`;
}

/**
 * Says over how many kills and deaths a line is that sets them beside each other.
 * @example bothWords(sample) // 'the newest 50 of 2,400 kills and 12 of 300 deaths, of the same time'
 */
export function bothWords({ both: { kills, deaths } }: Pick<KillSample, 'both'>): string {
  const deathWords = isWhole(kills) ? sampleWords : partWords;
  const isPart = !isWhole(kills) || !isWhole(deaths);
  return (
    `${sampleWords(kills, 'kill', 'kills')} and ${deathWords(deaths, 'death', 'deaths')}` +
    (isPart && kills.total > 0 && deaths.total > 0 ? ', of the same time' : '')
  );
}
