import { type GuildCardFragment, SearchGuildsDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { type Meant, meantBy } from '#lib/game/search/meant.ts';
import { nameMeant } from '#lib/url/filter/name-texts.ts';

/**
 * Loads the guild that a name means, or those to choose from.
 * @param name as typed, without blanks around it
 * @param except the id of a guild that cannot be meant
 * @throws ApiError
 */
export async function findMeantGuild(
  name: string,
  except?: string,
): Promise<Answer<Meant<GuildCardFragment>>> {
  const variables = { where: { name: nameMeant(name) }, first: mostRows() };
  return mapAnswer(await query(SearchGuildsDocument, variables, LIVE), ({ guilds }) =>
    meantBy(
      name,
      (guilds?.nodes ?? []).filter(({ id }) => id !== except),
    ),
  );
}
