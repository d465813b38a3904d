import { FindNearDocument } from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { Found, OtherHit } from '#lib/game/search/found.ts';
import { hitKind } from '#lib/game/search/hit.ts';
import { nearNameQuestion } from '#lib/game/search/near-patterns.ts';
import { nearestOf, NOTHING_FOUND } from '#lib/game/search/nearest.ts';

/** Records of each kind that are looked at. */
const LOOKED_AT = 20;

/**
 * Finds names that are near a text, or have all of its words, with an API that finds only what contains it: one
 * question for what fits one of the patterns of the text, of which the nearest are taken.
 * @param others what has been found already; what is found again stands among the hits alone
 */
export async function findNear(text: string, others: readonly OtherHit[]): Promise<Answer<Found>> {
  const kinds = nearNameQuestion(text);
  if (kinds === null) return { data: { ...NOTHING_FOUND, others }, staleSince: null };
  const answer = await query(FindNearDocument, { first: LOOKED_AT, ...kinds }, LIVE);
  return mapAnswer(answer, (data) => {
    const nearest = nearestOf(data, text);
    const known = new Set(nearest.page?.nodes?.map((hit) => `${hitKind(hit)} ${hit.id}`));
    return { ...nearest, others: others.filter(({ kind, id }) => !known.has(`${kind} ${id}`)) };
  });
}
