import { type GuildCardFragment, SearchGuildsDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { mostRows } from '#lib/api/page-limit.ts';
import { query } from '#lib/api/query.ts';
import { type NameMatch, matchName } from '#lib/game/search/name-match.ts';
import { nameOverlaps } from '#lib/url/filter/name-texts.ts';

/**
 * Loads the guild with a name, or several to choose from.
 * @param name as typed, without blanks around it
 * @param except the id of a guild to leave out
 */
export async function findNamedGuild(
  name: string,
  except?: string,
): Promise<Answer<NameMatch<GuildCardFragment>>> {
  const variables = { where: { name: nameOverlaps(name) }, first: mostRows() };
  return mapAnswer(await query(SearchGuildsDocument, variables, LIVE), ({ guilds }) =>
    matchName(
      name,
      (guilds?.nodes ?? []).filter(({ id }) => id !== except),
    ),
  );
}
