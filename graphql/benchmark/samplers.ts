import { CAREERS, type Realm } from '#graphql/world/world.ts';
import drawn from './samplers.json' with { type: 'json' };
import type { KillSample, Samples } from './samples.ts';

const { ids, values } = drawn;

/** The value of a variable in the n-th question; undefined leaves it out. */
export type Sampler = (samples: Samples, n: number) => unknown;

const DAY = 86_400;

export const pick = <Item>(items: readonly Item[] | undefined, n: number): Item | undefined =>
  items?.[n % items.length];

const killOf = ({ kills }: Samples, n: number): KillSample | undefined => pick(kills, n);
/** All time, the last whole weeks and months as the site bounds them, and any hours. */
const period: Sampler = ({ now }, n) => {
  const midnight = now - (now % DAY);
  return pick(
    [
      undefined,
      { gte: midnight - 3 * DAY },
      { gte: midnight - 10 * DAY, lt: midnight - 3 * DAY },
      { gte: midnight - 30 * DAY },
      { gte: now - 2 * DAY - 40_000, lte: now - 20_000 },
    ],
    n,
  );
};

/** The list of all kills, and those of players, guilds, runs and skirmishes, under every period. */
const killWhere: Sampler = (samples, n) => {
  const time = period(samples, Math.floor(n / 2));
  const kill = killOf(samples, n);
  return pick(
    [
      { time },
      { time, killerCharacterId: { eq: pick(samples.ids.character, n) } },
      { time, victimCharacterId: { eq: kill?.victimId } },
      { time, killerGuildId: { eq: pick(samples.ids.guild, n) } },
      { time, victimGuildId: { eq: pick(samples.guildLeaders, n) } },
      kill?.instanceId ? { instanceId: { eq: kill.instanceId } } : {},
      kill?.skirmishId ? { skirmishId: { eq: kill.skirmishId } } : {},
    ],
    n,
  );
};

/** Half a year until today, of players and guilds in turn. */
const ofHalfYear =
  (character: string, guild: string): Sampler =>
  ({ ids, now }, n) => {
    const midnight = now - (now % DAY);
    const [field, kind] = n % 2 === 0 ? [character, 'character'] : [guild, 'guild'];
    return { [field]: { eq: Number(pick(ids[kind], n)) }, time: { gte: midnight - 182 * DAY, lt: midnight } };
  };

const feud =
  (killer: string, victim: string, pairs: (samples: Samples) => Samples['rivals'], back: boolean): Sampler =>
  (samples, n) => {
    const [one, other] = pick(pairs(samples), n) ?? [];
    return { [killer]: { eq: back ? other : one }, [victim]: { eq: back ? one : other } };
  };
const player = (back: boolean) =>
  feud('killerCharacterId', 'victimCharacterId', ({ rivals }) => rivals, back);
const guild = (back: boolean) =>
  feud('killerGuildId', 'victimGuildId', ({ guildRivals }) => guildRivals, back);
const byRealm =
  (realm: Realm): Sampler =>
  (samples, n) => ({ time: period(samples, n), killerCareer: { in: careersOf(realm) } });
const careersOf = (realm: Realm) =>
  CAREERS.flatMap((career) => (career.realm === realm ? [career.name] : []));
const side =
  (pairs: (samples: Samples) => Samples['rivals'], at: 0 | 1): Sampler =>
  (samples, n) =>
    String(pick(pairs(samples), n)?.[at]);

/** Kills in which players or guilds of a list had a part. */
function watched(ids: Samples['ids'], n: number) {
  const some = (kind: string) => ({ in: (ids[kind] ?? []).slice(n, n + 3).map(Number) });
  return { or: [{ killerCharacterId: some('character') }, { victimGuildId: some('guild') }] };
}

const nearName = (name = '') => ({
  name: { or: [{ startsWith: name.slice(0, 2), endsWith: name.slice(3) }, { startsWith: name.slice(0, 3) }] },
});

/** Runs that began and had a whole party. */
const counted = { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 } };
const helms = { slot: { eq: 'HELM' }, type: { eq: 'HEAVY_ARMOR' } };
const FIRST_TIER = [6, 11, 100, 106, 200, 206].map((zone) => ({ primaryZoneId: { eq: zone } }));

const battleWhere: Sampler = ({ now }, n) =>
  pick(
    [
      {},
      { numberOfPlayers: { gte: 48 } },
      { outnumbered: true },
      { guildPlayers: 6 },
      { startTime: { lt: now } },
    ],
    n,
  );

const sessionWhere: Sampler = ({ ids }, n) =>
  pick(
    [
      {},
      { cleared: true },
      { instanceId: pick(ids.instance, n) },
      { size: { gte: 12 } },
      { itemRating: { gte: 500 } },
    ],
    n,
  );

/** One value after the other; null leaves the variable out. */
const inTurn =
  (all: readonly unknown[]): Sampler =>
  (_, n) =>
    pick(all, n) ?? undefined;

const idOf =
  (kind: string): Sampler =>
  (samples, n) =>
    pick(samples.ids[kind], n);

/** Values by operation and variable, by the argument that they go to, and by type: the first that is known counts. */
export const SAMPLERS: Readonly<Record<string, Sampler>> = {
  ...Object.fromEntries(Object.entries(values).map(([name, all]) => [name, inTurn(all)])),
  ...Object.fromEntries(Object.entries(ids).map(([name, kind]) => [name, idOf(kind)])),
  'GetPlayerFeudInfo.firstOnSecond': player(false),
  'GetPlayerFeudInfo.secondOnFirst': player(true),
  'GetPlayerFeudInfo.player1Id': side(({ rivals }) => rivals, 0),
  'GetPlayerFeudInfo.player2Id': side(({ rivals }) => rivals, 1),
  'GetGuildFeudInfo.firstOnSecond': guild(false),
  'GetGuildFeudInfo.secondOnFirst': guild(true),
  'GetGuildFeudInfo.guild1Id': side(({ guildRivals }) => guildRivals, 0),
  'GetGuildFeudInfo.guild2Id': side(({ guildRivals }) => guildRivals, 1),
  'GetRealmBalance.order': byRealm('ORDER'),
  'GetRealmBalance.destruction': byRealm('DESTRUCTION'),
  'kills.playerFeudFilter.player1Id': side(({ rivals }) => rivals, 0),
  'kills.playerFeudFilter.player2Id': side(({ rivals }) => rivals, 1),
  'kills.guildFeudFilter.guild1Id': side(({ guildRivals }) => guildRivals, 0),
  'kills.guildFeudFilter.guild2Id': side(({ guildRivals }) => guildRivals, 1),
  'GetArchivedScenarios.where': ({ now }) => ({ startTime: { gte: now - 7 * DAY, lt: now } }),
  'GetArchivedInstanceRuns.where': ({ now }) => ({
    start: { gte: (now - 7 * DAY) * 1_000, lt: now * 1_000 },
  }),
  'kills.where': killWhere,
  'CountKillsByDay.kills': ofHalfYear('killerCharacterId', 'killerGuildId'),
  'CountKillsByDay.deaths': ofHalfYear('victimCharacterId', 'victimGuildId'),
  'GetZoneHeat.where': (samples, n) => ({ zoneId: { eq: killOf(samples, n)?.zoneId } }),
  'killsHeatmap.to': ({ now }) => now,
  'zone.id': (samples, n) => String(killOf(samples, n)?.zoneId),
  'killsHeatmap.zoneId': (samples, n) => String(killOf(samples, n)?.zoneId),
  'GetZoneHeatmap.where': (samples, n) => ({ zoneId: { eq: killOf(samples, n)?.zoneId } }),
  'killsHeatmap.from': ({ now }) => now - (now % 86_400) - 30 * 86_400,
  'scenarioLeaderboard.period': ({ now }, n) =>
    pick([undefined, new Date(now * 1000).toISOString().slice(0, 7)], n),
  'battleSums.where': battleWhere,
  'guildAttendance.from': ({ now }) => now - 84 * DAY,
  'guildAttendance.to': ({ now }) => now,
  'begunEvents.until': ({ now }) => now,
  'fighters.until': ({ now }) => now,
  'zoneWar.zoneId': (samples, n) => pick([undefined, String(killOf(samples, n)?.zoneId)], n),
  'zoneWar.from': ({ now }, n) => now - (pick([2 * 3_600, DAY, 7 * DAY, 30 * DAY], n) ?? DAY),
  'zoneWar.to': ({ now }) => now,
  'zoneHours.zoneId': (samples, n) => String(killOf(samples, n)?.zoneId),
  'zoneHours.to': ({ now }) => now,
  'zoneDays.zoneId': (samples, n) => String(killOf(samples, n)?.zoneId),
  'zoneDays.from': ({ now }) => now - 90 * DAY,
  'zoneDays.to': ({ now }) => now,
  'zoneContents.zoneId': (samples, n) => String(killOf(samples, n)?.zoneId),
  'zoneKills.zoneId': (samples, n) => String(killOf(samples, n)?.zoneId),
  'zoneKills.from': ({ now }) => now - 30 * DAY,
  'zoneKills.to': ({ now }) => now,
  'zoneLeaders.zoneId': (samples, n) => String(killOf(samples, n)?.zoneId),
  'records.since': ({ now }) => now - 366 * DAY,
  'battles.where': battleWhere,
  'battles.order': (_, n) => pick([undefined, [{ numberOfKills: 'DESC' }], [{ numberOfPlayers: 'DESC' }]], n),
  'dungeonSessions.where': sessionWhere,
  'fastest.instanceId': ({ ids }, n) => (n % 2 === 0 ? undefined : pick(ids.instance, n)),
  'fastest.from': ({ now }, n) => pick([0, now - 30 * DAY], n),
  'fastest.to': ({ now }) => now,
  'skirmishes.where': ({ ids }, n) =>
    pick(
      [
        {},
        { instanceId: { eq: pick(ids.scenario, n) } },
        { scenarioId: { neq: 0 }, numberOfPlayers: { gte: 12 } },
        { scenarioId: { eq: 0 }, numberOfPlayers: { gte: 48 } },
        { scenarioId: { neq: 0 }, numberOfPlayers: { gte: 100 } },
        { scenarioId: { eq: 0 }, or: FIRST_TIER, numberOfPlayers: { gte: 48 } },
        { scenarioId: { eq: 0 }, or: FIRST_TIER, numberOfPlayers: { gte: 100 } },
      ],
      n,
    ),
  'GetComparableItems.atLeast': (_, n) => ({ ...helms, itemLevel: { gte: n } }),
  'GetComparableItems.below': (_, n) => ({ ...helms, itemLevel: { lt: n } }),
  'items.ofSet': ({ names }, n) => (n % 8 === 1 ? pick(names, n)?.slice(0, 3) : undefined),
  'items.soldFor': ({ ids }, n) => (n % 8 === 2 ? pick(ids.item, n) : undefined),
  'items.dropsFrom': ({ ids }, n) => (n % 8 === 3 ? pick(ids.creature, n) : undefined),
  'items.dropsIn': ({ ids }, n) => (n % 8 === 5 ? [pick(ids.instance, n)] : undefined),
  'items.where.id.in': ({ ids }, n) => (ids.item ?? []).slice(n, n + 1 + (n % 20)).map(Number),
  'search.query': ({ names }, n) => pick(names, n)?.slice(0, 1 + (n % 6)),
  'characters.where': ({ names }, n) => ({ name: { contains: pick(names, n)?.slice(0, 3) } }),
  'guilds.where': ({ names }, n) => ({ name: { contains: pick(names, n)?.slice(0, 3) } }),
  'instanceRuns.where': ({ ids }, n) =>
    pick(
      [
        counted,
        { ...counted, instanceId: { eq: Number(pick(ids.instance, n)) } },
        { ...counted, completedEncounters: { gte: 3 }, minItemRating: { gte: 300 } },
        { ...counted, averageItemRating: { gte: 400, lte: 600 }, maxItemRating: { lte: 800 } },
      ],
      n,
    ),
  'instanceEncounterRuns.where': ({ ids }, n) => ({
    ...counted,
    instanceId: { eq: Number(pick(ids.instance, n)) },
    ...pick([{}, { completed: { eq: true }, averageItemRating: { gte: 400 } }], n),
  }),
  'creatures.standingIn': ({ ids }, n) => (n % 4 === 3 ? [pick(ids.instance, n)] : undefined),
  'creatures.where': ({ names }, n) => ({ name: { contains: pick(names, n)?.slice(0, 1 + (n % 3)) } }),
  'characterRatings.where': (_, n) => ({
    seasonId: { eq: 1 + (n % 4) },
    ratingType: { eq: pick(['CASUAL', 'CITY'], n) },
  }),
  year: ({ months }, n) => pick(months, n)?.year,
  month: ({ months }, n) => pick(months, n)?.month,
  week: ({ weeks }, n) => pick(weeks, n)?.week,
  'weeklyKillLeaderboard.year': ({ weeks }, n) => pick(weeks, n)?.year,
  'weeklyGuildKillLeaderboard.year': ({ weeks }, n) => pick(weeks, n)?.year,
  'GetBetterItems.level': (_, n) => 10 + (n % 31),
  'GetBetterItems.renown': (_, n) => n % 81,
  CharacterStatsInput: (_, n) => ({
    level: 40,
    strength: 100 * (n % 12),
    ballisticSkill: 300,
    intelligence: 300,
    willpower: 300,
  }),
  'GetRivals.kills': ({ ids }, n) => ({ killerCharacterId: { eq: Number(pick(ids.character, n)) } }),
  'GetRivals.deaths': ({ ids }, n) => ({ victimCharacterId: { eq: Number(pick(ids.character, n)) } }),
  'GetFighterSums.characterId': ({ ids }, n) => (n % 2 === 0 ? pick(ids.character, n) : undefined),
  'GetFighterSums.guildId': ({ ids }, n) => (n % 2 === 0 ? undefined : pick(ids.guild, n)),
  'GetKillSample.kills': ({ ids }, n) => ({ killerCharacterId: { eq: Number(pick(ids.character, n)) } }),
  'GetKillSample.deaths': ({ ids }, n) => ({ victimCharacterId: { eq: Number(pick(ids.character, n)) } }),
  'GetAttendedRuns.from': ({ now }) => now - 84 * DAY,
  'GetAttendedRuns.to': ({ now }) => now,
  'GetLastNight.from': ({ now }) => now - (now % DAY) - DAY / 2,
  'GetLastNight.to': ({ now }) => now - (now % DAY) + DAY / 2,
  'GetKillPairs.where': ({ now }) => ({ time: { gte: now - 30 * DAY, lt: now } }),
  'GetWatchedKills.where': ({ ids }, n) => watched(ids, n),
  'FindNear.characters': ({ names }, n) => nearName(pick(names, n)),
  'FindNear.guilds': ({ names }, n) => nearName(pick(names, n)),
};
