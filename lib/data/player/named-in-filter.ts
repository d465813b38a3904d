import type { CharacterHitFragment, GuildCardFragment } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import type { NameMatch } from '#lib/game/search/name-match.ts';

import { findNamedCharacter } from './named-characters.ts';
import { findNamedGuild } from './named-guilds.ts';

/** The result of a filter; null where that names a guild or a player that is not known, or may be one of several. */
export interface FoundByNames<Found> {
  readonly found: Found | null;
  readonly guilds: readonly GuildCardFragment[];
  readonly players: readonly CharacterHitFragment[];
}

interface NamedIds {
  readonly guildId: string | undefined;
  readonly characterId: string | undefined;
}

/** Asks for the result of a filter, once the guild and the player that it names by text or number are known. */
export async function findByNames<Found>(
  names: { readonly guild: string; readonly player: string },
  ask: (ids: NamedIds) => Promise<Answer<Found>>,
): Promise<Answer<FoundByNames<Found>>> {
  const [guild, player] = await Promise.all([
    meant(names.guild, findNamedGuild),
    meant(names.player, findNamedCharacter),
  ]);
  const choices = { guilds: guild.choices, players: player.choices };
  if (guild.id === null || player.id === null) return { data: { found: null, ...choices }, provenance: null };
  return mapAnswer(await ask({ guildId: guild.id, characterId: player.id }), (found) => ({
    found,
    ...choices,
  }));
}

/** Finds out which record a name or number means: undefined for no text, null for none or several. */
async function meant<Choice extends { readonly id: string }>(
  text: string,
  find: (name: string) => Promise<Answer<NameMatch<Choice>>>,
): Promise<{ readonly id: string | null | undefined; readonly choices: readonly Choice[] }> {
  const number = parseEntityId(text.replace(/^#/, ''));
  if (text === '' || number !== null) return { id: number ?? undefined, choices: [] };
  const { one, choices } = (await find(text)).data;
  return { id: one?.id ?? null, choices };
}
