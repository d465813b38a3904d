import type { CountedKill } from './every-kill.ts';

const DAY = 86_400;

/** A player or a guild. */
export type Fighter = { characterId: string } | { guildId: string };

/** Counts the kills and deaths of a player or a guild one by one, as the sums of the API do, in no order. */
export function plainFighterSums(whose: Fighter, all: readonly CountedKill[]) {
  const isGuild = 'guildId' in whose;
  const own = all.filter((kill) =>
    isGuild ? kill.killerGuild === whose.guildId : kill.killer === whose.characterId,
  );
  const died = all.filter((kill) =>
    isGuild ? kill.victimGuild === whose.guildId : kill.victim === whose.characterId,
  );
  const helped = all.flatMap(({ time, helpers }) =>
    helpers.flatMap(({ id, guild }) => (isGuild && guild === whose.guildId ? [{ time, id }] : [])),
  );
  const playersOf = (killedAs: 'killer' | 'victim', diedAs: 'killer' | 'victim', help: typeof helped) =>
    Object.fromEntries(
      [
        ...new Set([
          ...own.map((kill) => kill[killedAs]),
          ...died.map((kill) => kill[diedAs]),
          ...help.map(({ id }) => id),
        ]),
      ].map((id) => [
        id,
        {
          kills: own.filter((kill) => kill[killedAs] === id).length,
          soloKills: own.filter((kill) => kill[killedAs] === id && kill.solo).length,
          assists: help.filter((part) => part.id === id).length,
          deaths: died.filter((kill) => kill[diedAs] === id).length,
        },
      ]),
    );
  const countsOf = (idOf: (kill: CountedKill, foe: 'killer' | 'victim') => string | null) => {
    const ids = [...own.map((kill) => idOf(kill, 'victim')), ...died.map((kill) => idOf(kill, 'killer'))];
    return Object.fromEntries(
      [...new Set(ids)].flatMap((id) =>
        id === null
          ? []
          : [
              [
                id,
                [
                  own.filter((kill) => idOf(kill, 'victim') === id).length,
                  died.filter((kill) => idOf(kill, 'killer') === id).length,
                ],
              ],
            ],
      ),
    );
  };
  const days = new Map<number, Set<string>>();
  for (const [kill, member] of [
    ...helped.map((part) => [part, part.id] as const),
    ...own.map((kill) => [kill, kill.killer] as const),
    ...died.map((kill) => [kill, kill.victim] as const),
  ]) {
    const day = Math.floor(kill.time / DAY) * DAY;
    days.set(day, (days.get(day) ?? new Set()).add(member));
  }
  return {
    kills: own.length,
    deaths: died.length,
    scenarioKills: own.filter(({ inScenario }) => inScenario).length,
    scenarioDeaths: died.filter(({ inScenario }) => inScenario).length,
    members: playersOf('killer', 'victim', helped),
    foes: playersOf('victim', 'killer', []),
    guilds: countsOf((kill, foe) => kill[`${foe}Guild`]),
    zones: countsOf(({ zone, inScenario }) => (inScenario ? null : String(zone))),
    activeDays: [...days]
      .map(([day, members]) => ({ day, members: members.size }))
      .toSorted((one, other) => other.day - one.day)
      .slice(0, 7),
  };
}
