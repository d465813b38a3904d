import type { NewKill } from './kill-fixtures.ts';
import { queryApi, countEach, deathsOf, killsBy, requireFirst } from './api-client.ts';

/** More than one page and few enough to walk through. */
const hasFewPages = (count: number) => count > 10 && count <= 60;

/** Pairs that kill each other over several pages, and players with kills and deaths over several pages. */
export async function findRivals(kills: readonly NewKill[]) {
  const players = kills.flatMap(({ attackers: [killer], victim }): Pair[] =>
    killer ? [[killer.character.id, victim.character.id]] : [],
  );
  const guilds = kills.flatMap(({ attackers: [killer], victim }): Pair[] =>
    killer?.guild && victim.guild ? [[killer.guild.id, victim.guild.id]] : [],
  );
  return {
    feud: await findFeud(players, playerFeudFilters),
    guildFeud: await findFeud(guilds, guildFeudFilters),
    character: await findFighter(players),
    guildless: await findGuildless(),
    characterWithoutKills: await findCharacterWithoutKills(),
  };
}

export type Pair = readonly [string, string];

const both = (killer: string, victim: string, [near, far]: Pair) => ({
  [killer]: { eq: Number(near) },
  [victim]: { eq: Number(far) },
});

const playerFeudFilters = (pair: Pair) => both('killerCharacterId', 'victimCharacterId', pair);
const guildFeudFilters = (pair: Pair) => both('killerGuildId', 'victimGuildId', pair);

/** The pair that meets most often of late and has a list of several pages. */
async function findFeud(pairs: readonly Pair[], filter: (pair: Pair) => object): Promise<Pair> {
  const meetings = new Map<string, { pair: Pair; times: number }>();
  for (const pair of pairs) {
    const key = pair.toSorted().join(' ');
    meetings.set(key, { pair, times: (meetings.get(key)?.times ?? 0) + 1 });
  }
  const frequent = [...meetings.values()].toSorted((a, b) => b.times - a.times).slice(0, 40);
  const counts = await countEach(
    frequent.flatMap(({ pair: [near, far] }) => [filter([near, far]), filter([far, near])]),
  );
  const fits = frequent.filter((_, index) =>
    hasFewPages((counts[index * 2] ?? 0) + (counts[index * 2 + 1] ?? 0)),
  );
  return requireFirst(fits, 'feud of several pages').pair;
}

async function findFighter(pairs: readonly Pair[]): Promise<string> {
  const players = [...new Set(pairs.flat())].slice(0, 400);
  const counts = await countEach(players.flatMap((id) => [killsBy(id), deathsOf(id)]));
  const fits = players.filter(
    (_, index) => hasFewPages(counts[index * 2] ?? 0) && hasFewPages(counts[index * 2 + 1] ?? 0),
  );
  return requireFirst(fits, 'player with several pages of kills and of deaths');
}

interface Person {
  readonly id: string;
  readonly guildMembership: object | null;
}

async function newcomers(): Promise<readonly Person[]> {
  const { characters } = await queryApi<{ characters: { nodes: Person[] } }>(
    '{ characters(first: 100, order: [{ renownRank: ASC }]) { nodes { id guildMembership { guild { id } } } } }',
  );
  return characters.nodes;
}

async function findGuildless(): Promise<string> {
  return requireFirst(
    (await newcomers()).filter(({ guildMembership }) => guildMembership === null),
    'guildless player',
  ).id;
}

/** Somebody whose page has no list at all. */
async function findCharacterWithoutKills(): Promise<string> {
  const people = await newcomers();
  const counts = await countEach(people.flatMap(({ id }) => [killsBy(id), deathsOf(id)]));
  const fits = people.filter((_, index) => counts[index * 2] === 0 && counts[index * 2 + 1] === 0);
  return requireFirst(fits, 'player without kills and deaths').id;
}
