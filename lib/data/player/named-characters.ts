import { type CharacterHitFragment, FindCharactersDocument } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { type NameMatch, matchName } from '#lib/game/search/name-match.ts';
import { nameOverlaps, partsOf } from '#lib/url/filter/name-texts.ts';

/** The number of search hits to match with the name. */
const HITS = 50;

/**
 * Loads the character with a name, or several to choose from.
 * @param name as typed, without blanks around it
 * @param except the id of a character to leave out
 */
export async function findNamedCharacter(
  name: string,
  except?: string,
): Promise<Answer<NameMatch<CharacterHitFragment>>> {
  return mapAnswer(await findCharacters(name), (found) =>
    matchName(
      name,
      found.filter(({ id }) => id !== except),
      ({ career, guildMembership }) => [careerLabel(career), guildMembership?.guild.name ?? ''],
    ),
  );
}

/** Loads the characters whose names have a text in them, or are a part of it, the best match first. */
export async function findCharacters(name: string): Promise<Answer<readonly CharacterHitFragment[]>> {
  const variables = { query: name, first: HITS, where: { name: nameOverlaps(name) } };
  const answer = await query(FindCharactersDocument, variables, LIVE);
  return mapAnswer(answer, ({ search, characters }) => {
    const hits = (search?.nodes ?? []).flatMap((hit) => (hit.__typename === 'Character' ? [hit] : []));
    // Near names are no match.
    const [text, parts] = [foldText(name), partsOf(name)];
    const fitting = hits
      .map((hit) => ({ hit, folded: foldText(hit.name) }))
      .flatMap(({ hit, folded }) => (fitsText(folded, text) || parts.includes(folded) ? [hit] : []));
    // The search comes first, since it puts the best match first.
    const all = [...fitting, ...(characters?.nodes ?? [])];
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  });
}
