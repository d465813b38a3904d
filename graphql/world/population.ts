import { warWindow, type WarWindow } from '#graphql/world/war-window.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import { type Character, createCharacters, levelsAt } from './characters/characters.ts';
import { createGuilds, type Guild } from './guilds/guilds.ts';
import { createMemberships, guildAt, type Memberships } from './guilds/membership.ts';

/** All characters and guilds, and the membership of each character. */
export interface Population {
  readonly window: WarWindow;
  readonly characters: readonly Character[];
  readonly guilds: readonly Guild[];
  readonly memberships: Memberships;
}

export function createPopulation(options: WorldOptions): Population {
  const window = warWindow(options.now);
  const characters = createCharacters(options);
  const guilds = createGuilds(options);
  const memberships = createMemberships(options.seed, window, characters, guilds);
  return { window, characters, guilds, memberships };
}

/** Level, renown rank and guild of a character as they were at a time. */
export function snapshotAt({ memberships, window }: Population, character: Character, time: number) {
  const { level, renownRank } = levelsAt(character, window, time);
  return { level, renownRank, guildId: guildAt(memberships, character, time)?.id ?? null };
}
