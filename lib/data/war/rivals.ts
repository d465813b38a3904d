import { type CharacterTagFragment, GetRivalsDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { killerOf } from '#lib/game/battles/kill.ts';

/** Guild mates that are suggested, and the character, who may be among them. */
const MATES = 6;

/** Characters that someone may want to compare a character with. */
export interface Suggestions {
  readonly lastKiller: CharacterTagFragment | null;
  readonly lastVictim: CharacterTagFragment | null;
  readonly mates: readonly CharacterTagFragment[];
}

/** The last killer, the last victim, and some guild mates of a character. */
export async function suggestRivals(id: string): Promise<Answer<Suggestions>> {
  const answer = await query(
    GetRivalsDocument,
    {
      id,
      kills: { killerCharacterId: { eq: Number(id) } },
      deaths: { victimCharacterId: { eq: Number(id) } },
      mates: MATES,
    },
    LIVE,
  );
  return mapAnswer(answer, ({ character, lastKill, lastDeath }) => {
    const [death] = lastDeath?.nodes ?? [];
    const members = character?.guildMembership?.guild.members?.nodes ?? [];
    return {
      lastKiller: death ? (killerOf(death)?.character ?? null) : null,
      lastVictim: lastKill?.nodes?.[0]?.victim.character ?? null,
      mates: members
        .map((member) => member.character)
        .filter((mate) => mate.id !== id)
        .slice(0, MATES - 1),
    };
  });
}
