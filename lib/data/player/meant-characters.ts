import { type CharacterHitFragment, FindCharactersDocument } from '#graphql/generated/documents.ts';
import { foldText } from '#graphql/rules/folded-text.ts';
import { fitsText } from '#graphql/rules/near-name.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { type Meant, meantBy } from '#lib/game/search/meant.ts';
import { nameMeant, partsOf } from '#lib/url/filter/name-texts.ts';

/** Records that are looked through for the one who is meant. */
const HITS = 50;

/**
 * Loads the character that a name means, or those to choose from.
 * @param name as typed, without blanks around it
 * @param except the id of a character who cannot be meant
 */
export async function findMeant(name: string, except?: string): Promise<Answer<Meant<CharacterHitFragment>>> {
  return mapAnswer(await findCharacters(name), (found) =>
    meantBy(
      name,
      found.filter(({ id }) => id !== except),
      ({ career, guildMembership }) => [careerLabel(career), guildMembership?.guild.name ?? ''],
    ),
  );
}

/** Loads the characters whose names have a text in them, or are a part of it, the best match first. */
export async function findCharacters(name: string): Promise<Answer<readonly CharacterHitFragment[]>> {
  const variables = { query: name, first: HITS, where: { name: nameMeant(name) } };
  const answer = await query(FindCharactersDocument, variables, LIVE);
  return mapAnswer(answer, ({ search, characters }) => {
    const hits = (search?.nodes ?? []).flatMap((hit) => (hit.__typename === 'Character' ? [hit] : []));
    // A name that is only near does not mean the character.
    const [text, parts] = [foldText(name), partsOf(name)];
    const fitting = hits
      .map((hit) => ({ hit, folded: foldText(hit.name) }))
      .flatMap(({ hit, folded }) => (fitsText(folded, text) || parts.includes(folded) ? [hit] : []));
    // The search comes first, since it puts the best match first.
    const all = [...fitting, ...(characters?.nodes ?? [])];
    return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at);
  });
}
