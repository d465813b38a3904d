import { type GuildCardFragment, SearchGuildsDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { type Meant, meantCharacter } from '#lib/game/players/meant-character.ts';

/** Guilds that a choice has at most. */
const MOST_CHOICES = 12;

/**
 * Loads the guild that a name means, or those to choose from.
 * @param name as somebody typed it, without blanks around it
 * @param except the id of a guild that cannot be meant
 * @throws ApiError
 */
export async function findMeantGuild(
  name: string,
  except?: string,
): Promise<Answer<Meant<GuildCardFragment>>> {
  const variables = { where: { name: { contains: name } }, first: mostRows() };
  return mapAnswer(await query(SearchGuildsDocument, variables, LIVE), ({ guilds }) => {
    const found = (guilds?.nodes ?? []).filter(({ id }) => id !== except);
    const { character, choices } = meantCharacter(found, name);
    return { character, choices: choices.slice(0, MOST_CHOICES) };
  });
}
