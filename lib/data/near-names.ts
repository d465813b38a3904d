import { FindNearDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { Found } from '#lib/game/search/found.ts';
import { nearNameCondition } from '#lib/game/search/near-patterns.ts';
import { nearestOf, NOTHING_FOUND } from '#lib/game/search/nearest.ts';

/** Records of each kind that are looked at. */
const LOOKED_AT = 20;

/**
 * Finds names that are near a text, or have all of its words, with an API that finds only what contains it: one
 * question for what fits one of the patterns of the text, of which the nearest are taken.
 */
export async function findNear(text: string): Promise<Answer<Found>> {
  const name = nearNameCondition(text);
  if (name === null) return { data: NOTHING_FOUND, staleSince: null };
  const where = { name };
  const kinds = { characters: where, guilds: where, items: where, quests: where, creatures: where };
  const answer = await query(FindNearDocument, { first: LOOKED_AT, ...kinds }, LIVE);
  return mapAnswer(answer, (data) => nearestOf(data, text));
}
