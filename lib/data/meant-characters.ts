import { type CharacterHitFragment, FindCharactersDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type Meant, meantCharacter } from '#lib/game/players/meant-character.ts';

/** Hits that are looked through for characters: a search finds items and quests of the same name, too. */
const HITS = 50;
/** Characters that a choice has at most. */
const MOST_CHOICES = 12;

/**
 * Loads the character that a name means, or those to choose from.
 * @param name as somebody typed it, without blanks around it
 * @param except the id of a character who cannot be meant
 */
export async function findMeant(name: string, except: string): Promise<Answer<Meant<CharacterHitFragment>>> {
  const answer = await query(FindCharactersDocument, { query: name, first: HITS }, LIVE);
  return mapAnswer(answer, ({ search }) => {
    const found = (search?.nodes ?? []).flatMap((hit) =>
      hit.__typename === 'Character' && hit.id !== except ? [hit] : [],
    );
    const { character, choices } = meantCharacter(found, name);
    return { character, choices: choices.slice(0, MOST_CHOICES) };
  });
}
